import { ApiError } from '@approdo/shared/client';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { ApiClient } from '../../support/api.ts';

const DAYS_AHEAD = 700;
const WRITERS = 28;

type Block = { readonly id: string; readonly startDate: string; readonly endDate: string };

export type Writing = {
  /** What was answered to be there. */
  readonly blocks: readonly Block[];
  /** Of those that came to nothing, why: a status, or 0 where there was no answer. */
  readonly refusals: readonly number[];
  /** Milliseconds between two answers that say so, at most. */
  readonly longestGap: number;
};

/** Owners who close days and open them again, each one after the other, until they are told to stop. */
export function writeBlocks(owner: ApiClient, writers = WRITERS): { readonly stop: () => Promise<Writing> } {
  const blocks = new Map<string, Block>();
  const refusals: number[] = [];
  let isOver = false;
  let lastAt = Date.now();
  let longestGap = 0;

  async function writeOne(): Promise<void> {
    const startDate = addDays(todayInRome(new Date()), 10 + Math.floor(Math.random() * DAYS_AHEAD));
    const endDate = addDays(startDate, Math.floor(Math.random() * 4));
    const { booking } = await owner.bookings.block({ body: { startDate, endDate } });
    blocks.set(booking.id, { id: booking.id, startDate, endDate });
    longestGap = Math.max(longestGap, Date.now() - lastAt);
    lastAt = Date.now();
    if (Math.random() < 0.7) return;
    // From here on nobody can say whether it is there, until it is said that it is not.
    blocks.delete(booking.id);
    await owner.bookings.remove({ params: { id: booking.id } });
  }

  async function write(): Promise<void> {
    while (!isOver) {
      try {
        await writeOne();
      } catch (error) {
        refusals.push(error instanceof ApiError ? error.status : 0);
      }
    }
  }

  const writing = Array.from({ length: writers }, write);
  return {
    async stop() {
      isOver = true;
      await Promise.all(writing);
      return { blocks: [...blocks.values()], refusals, longestGap };
    },
  };
}

/** Of blocks and stays, those that share a day with another one. */
export function overlapsAmong(taken: readonly Omit<Block, 'id'>[]): number {
  const sorted = taken.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return sorted.filter((one, place) => {
    const next = sorted[place + 1];
    return next !== undefined && next.startDate <= one.endDate;
  }).length;
}
