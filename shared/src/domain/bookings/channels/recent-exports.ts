import type { Nights } from './feed-event.ts';
import { joinNights, leaveOutNights } from './night-ranges.ts';

/** Exported nights, and the instant at which they were first read. */
export type RecentlyExportedNights = Nights & { readonly toldAt: string };

type Export = { readonly exported: readonly Nights[]; readonly recent: readonly RecentlyExportedNights[] };

/** Portals publish sales and imported nights within hours: only that long is it uncertain which of both an event is. */
const NEW_MS = 6 * 3_600_000;

/**
 * The recently exported nights after an export is read with these nights: those new in it, and those still in it that
 * were new a short time ago. Nights that were absent meanwhile are new again.
 */
export function mergeRecentExports(before: Export, exported: readonly Nights[], now: Date): RecentlyExportedNights[] {
  const { holdAny } = joinNights(exported);
  const toldAt = now.toISOString();
  return [
    ...before.recent.filter((nights) => isNew(nights, now) && holdAny(nights)),
    ...leaveOutNights(exported, before.exported).map((nights) => ({ ...nights, toldAt })),
  ];
}

/** The nights first exported within the last hours. */
export function listRecentExports(recent: readonly RecentlyExportedNights[], now: Date): RecentlyExportedNights[] {
  return recent.filter((nights) => isNew(nights, now));
}

function isNew({ toldAt }: RecentlyExportedNights, now: Date): boolean {
  return Date.parse(toldAt) + NEW_MS >= now.getTime();
}
