import { type FoundBy, foundBy } from '@approdo/shared/contract/bookings/booking-requests';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { quoteStay } from '@approdo/shared/domain/prices/quote';
import type { Reader } from '../../../db/transaction.ts';
import { countForgotten } from '../../bookings/bookings/index.ts';
import { readPriceTotals } from '../../money/payments/index.ts';
import { readPriceBook } from '../../prices/rates/index.ts';
import { type GuestStay, listStaysRequestedBetween } from '../../stays/stays/index.ts';

type Days = { readonly from: LocalDate; readonly to: LocalDate };

/**
 * The requests of these days and their outcome, by how guests found the property; null for those who did not say.
 * Deleted requests are counted for as long as visits are.
 */
export async function sumFoundBy(reader: Reader, { from, to }: Days) {
  // A day in Rome begins before the same day in UTC.
  const near = await listStaysRequestedBetween(reader, addDays(from, -1), addDays(to, 1));
  const stays = near.filter(({ createdAt }) => {
    const day = todayInRome(new Date(createdAt));
    return day >= from && day <= to;
  });
  const prices = await pricesOf(reader, stays);
  const forgotten = await countForgotten(reader, { from, to });
  return [...foundBy.options, null]
    .map((channel) => addForgotten(sumOneChannel(channel, stays, prices), forgotten.get(channel)))
    .filter(({ requests }) => requests > 0);
}

/** Each stay's price in cents, null if by agreement; by today's list if it is from before prices were stored. */
async function pricesOf(reader: Reader, stays: readonly GuestStay[]): Promise<ReadonlyMap<string, number | null>> {
  const storedTotals = await readPriceTotals(
    reader,
    stays.map(({ id }) => id),
  );
  const book = await readPriceBook(reader);
  const costOf = (stay: GuestStay) => {
    const price = storedTotals.get(stay.id);
    if (price !== undefined) return price;
    const asOf = todayInRome(new Date(stay.createdAt));
    return quoteStay({ ...stay, guests: stay.numberOfGuests }, book, { asOf }).total;
  };
  return new Map(stays.map((stay) => [stay.id, costOf(stay)]));
}

function sumOneChannel(
  channel: FoundBy | null,
  stays: readonly GuestStay[],
  prices: ReadonlyMap<string, number | null>,
) {
  const requested = stays.filter((stay) => stay.foundBy === channel);
  const confirmed = requested.filter(({ status }) => status === 'CONFIRMED');
  const costs = confirmed.map(({ id }) => prices.get(id) ?? null);
  return {
    foundBy: channel,
    requests: requested.length,
    confirmations: confirmed.length,
    incomeCents: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    toAgree: costs.filter((cost) => cost === null).length,
  };
}

/** Adds deleted requests, which never became stays: only their number is known. */
function addForgotten(sum: ReturnType<typeof sumOneChannel>, forgotten = 0) {
  return { ...sum, requests: sum.requests + forgotten };
}
