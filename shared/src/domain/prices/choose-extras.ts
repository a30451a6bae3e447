import type { ChosenExtra, Extra, ExtraWish } from './extra.ts';

/** Why an extra cannot be chosen: it does not exist, there are fewer, or it is too late. */
export type ExtraFault =
  | { readonly why: 'GONE' }
  | { readonly why: 'TOO_MANY'; readonly extra: Pick<Extra, 'name' | 'names'>; readonly max: number }
  | { readonly why: 'TOO_LATE'; readonly extra: Pick<Extra, 'name' | 'names'>; readonly days: number };

type ChoiceContext = {
  /** The owner's extras in her order, including those that are off. */
  readonly offered: readonly Extra[];
  /** The extras already on the stay, as they were chosen. */
  readonly chosen: readonly ChosenExtra[];
  /** Days to the arrival; below zero once it has passed. */
  readonly daysAhead: number;
  /** The owner may choose at any time, and remove what is no longer offered. */
  readonly isOwner: boolean;
};

type Choice =
  | { readonly extras: readonly ChosenExtra[]; readonly fault?: undefined }
  | { readonly extras?: undefined; readonly fault: ExtraFault };

/**
 * The extras of a stay after these wishes, in the owner's order: unchanged ones keep their name and price of then,
 * whatever became of them since; all others are as offered now. Or the first fault.
 */
export function chooseExtras(wishes: readonly ExtraWish[], context: ChoiceContext): Choice {
  const { offered, chosen } = context;
  if (new Set(wishes.map(({ id }) => id)).size < wishes.length) return { fault: { why: 'GONE' } };
  const faults = [
    ...wishes.map((wish) => findWishFault(wish, context)),
    ...chosen.filter(({ id }) => !wishes.some((wish) => wish.id === id)).map((extra) => findLossFault(extra, context)),
  ];
  const fault = faults.find((one) => one !== undefined);
  if (fault) return { fault };
  const extras = wishes.flatMap((wish) => takeExtra(wish, context));
  const order = offered.map(({ id }) => id);
  return { extras: extras.toSorted((one, other) => placeOf(one, order) - placeOf(other, order)) };
}

/** Whether two choices have the same extras in the same quantities. */
export function isSameChoice(one: readonly ExtraWish[], other: readonly ExtraWish[]): boolean {
  return one.length === other.length && one.every((wish) => other.some((candidate) => isSameWish(candidate, wish)));
}

/** Whether it is the same extra in the same quantity. */
export function isSameWish(one: ExtraWish, other: ExtraWish): boolean {
  return one.id === other.id && one.quantity === other.quantity;
}

/** Whether a choice open until `untilDays` before arrival is still open; with 0, also on the day and later. */
export function isInTime(untilDays: number, daysAhead: number): boolean {
  return Math.max(0, daysAhead) >= untilDays;
}

function findWishFault({ id, quantity }: ExtraWish, context: ChoiceContext): ExtraFault | undefined {
  const { offered, chosen } = context;
  if (chosen.some((extra) => isSameWish(extra, { id, quantity }))) return undefined;
  const extra = offered.find((one) => one.id === id);
  if (!extra?.isOn) return { why: 'GONE' };
  if (quantity < 1 || quantity > extra.max) return { why: 'TOO_MANY', extra, max: extra.max };
  return findLateness(extra, context);
}

function findLossFault({ id }: ChosenExtra, context: ChoiceContext): ExtraFault | undefined {
  if (context.isOwner) return undefined;
  const extra = context.offered.find((one) => one.id === id);
  return extra?.isOn ? findLateness(extra, context) : { why: 'GONE' };
}

function findLateness(extra: Extra, { daysAhead, isOwner }: ChoiceContext): ExtraFault | undefined {
  if (isOwner || isInTime(extra.untilDays, daysAhead)) return undefined;
  return { why: 'TOO_LATE', extra, days: extra.untilDays };
}

function takeExtra({ id, quantity }: ExtraWish, { offered, chosen }: ChoiceContext): ChosenExtra[] {
  const unchanged = chosen.find((extra) => isSameWish(extra, { id, quantity }));
  if (unchanged) return [unchanged];
  const extra = offered.find((one) => one.id === id);
  if (!extra) return [];
  const { name, names, price, per } = extra;
  return [{ id, name, ...(names && { names }), price, per, quantity }];
}

/** Extras no longer on offer come last. */
function placeOf({ id }: ChosenExtra, order: readonly string[]): number {
  const place = order.indexOf(id);
  return place < 0 ? order.length : place;
}
