declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:emblems" {
  export const where: Record<string, number>;
  export const parts: (() => Promise<{ default: Record<string, string> }>)[];
}
declare module "virtual:words/en" {
  const text: string;
  export default text;
}
declare module "virtual:words/de" {
  const text: string;
  export default text;
}
declare module "virtual:words/more/en" {
  const text: string;
  export default text;
}
declare module "virtual:words/more/de" {
  const text: string;
  export default text;
}
