declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:emblems" {
  export const where: Record<string, number>;
  export const parts: (() => Promise<{ default: Record<string, string> }>)[];
}
