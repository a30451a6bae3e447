import { ApiError } from '@approdo/shared/client';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { ApiClient } from '../../support/api.ts';

const DAYS_AHEAD = 700;
const WRITERS = 28;

type Block = { readonly id: string; readonly startDate: string; readonly endDate: string };

export type Writing = {
  /** The acknowledged blocks. */
  readonly blocks: readonly Block[];
  /** The reason of each failed call: a status, or 0 without an answer. */
  readonly refusals: readonly number[];
  /** The longest time between two acknowledgements, in milliseconds. */
  readonly longestGap: number;
};

/** Owners who block and unblock days, each in sequence, until stopped. */
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
    // From here on its state is unknown, until its removal is acknowledged.
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

/** How many of the blocks and stays share a day with another one. */
export function overlapsAmong(taken: readonly Omit<Block, 'id'>[]): number {
  const sorted = taken.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return sorted.filter((one, place) => {
    const next = sorted[place + 1];
    return next !== undefined && next.startDate <= one.endDate;
  }).length;
}
