import type { Nights } from './feed-event.ts';
import { joinNights, leaveOutNights } from './night-ranges.ts';

/** Nights of an export, and the instant at which somebody found them there for the first time. */
export type ToldNights = Nights & { readonly toldAt: string };

type Export = { readonly exported: readonly Nights[]; readonly told: readonly ToldNights[] };

/** A portal shows what it sold, and closes what it was told of, within some hours: no longer than that is it uncertain which. */
const NEW_MS = 6 * 3_600_000;

/**
 * What is to be kept of an export that is read with these nights now, after it was as `before`: what is new in it, and what
 * was new a short time ago and is there still. Nights that were gone meanwhile are new again.
 */
export function keepTold(before: Export, exported: readonly Nights[], now: Date): ToldNights[] {
  const { holdAny } = joinNights(exported);
  const toldAt = now.toISOString();
  return [
    ...before.told.filter((nights) => isNew(nights, now) && holdAny(nights)),
    ...leaveOutNights(exported, before.exported).map((nights) => ({ ...nights, toldAt })),
  ];
}

/** The nights that have been told for some hours at most. */
export function listNewlyTold(told: readonly ToldNights[], now: Date): ToldNights[] {
  return told.filter((nights) => isNew(nights, now));
}

function isNew({ toldAt }: ToldNights, now: Date): boolean {
  return Date.parse(toldAt) + NEW_MS >= now.getTime();
}
