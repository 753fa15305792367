// What a hero's gear adds now: the ATK of a weapon that can be struck with and paid for, the DEF of the armor that is ready.
import { elementOf, type CardDisplay } from "../components/card";
import { anchor } from "./board";
import type { TableController } from "./table_controller.svelte";

/** `cost`: of the strike; `element`: the kind of damage that the weapon deals. */
export interface Gear {
  atk: number;
  cost: number;
  element: string;
  defense: number;
}

const now = (card: CardDisplay, key: string): number => card.values.find((value) => value.key === key)?.now ?? 0;

/** The gear of a card that is a hero in play; null for any other, and for a hero to whom it adds nothing. One weapon is
 *  struck with in a combat, by who has dual wield two melee weapons (wow:303.2c). */
export function gearOf(controller: TableController, hero: CardDisplay): Gear | null {
  const side = hero.handle ? controller.board?.sides.find((one) => one.hero?.handle === hero.handle) : undefined;
  if (!side) return null;
  const found: Gear = { atk: 0, cost: 0, element: "", defense: 0 };
  const element = (card: CardDisplay): string => elementOf(controller.face(card.code));
  const row = side.rows.filter((one) => one.look === "play").flatMap((one) => one.cards);
  const ready = side.rows.filter((one) => one.look === "mini").flatMap((one) => one.cards).filter((card) => !card.turned).length;
  const weapons = row.filter((card) => card.values.some((value) => value.key === "strike"));
  const dual = hero.keywords.includes("dual wield");
  const point = anchor.piece(hero.handle);
  const fights = controller.board!.arrows.some((one) => one.kind === "attack" && [one.from, one.to].includes(point));
  const struck = fights && weapons.some((card) => card.turned);
  const open = struck && !dual ? [] : weapons.filter((card) => !card.turned);
  const pairs = dual && !struck ? open.flatMap((one, at) => open.slice(at + 1).map((other) => [one, other])).filter((pair) => pair.every((card) => element(card) === "melee")) : [];
  for (const strike of [...open.map((one) => [one]), ...pairs]) {
    const sum = (key: string): number => strike.reduce((total, card) => total + now(card, key), 0);
    const [atk, cost] = [sum("atk"), sum("strike")];
    if (cost <= ready && (atk > found.atk || (atk === found.atk && cost < found.cost))) Object.assign(found, { atk, cost, element: element(strike[0]!) });
  }
  found.defense = row.reduce((total, card) => total + (card.turned ? 0 : now(card, "defense")), 0);
  return found.atk || found.defense ? found : null;
}
