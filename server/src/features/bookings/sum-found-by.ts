import { type FoundBy, foundBy } from '@approdo/shared/contract/bookings';
import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/local-date';
import { quoteStay } from '@approdo/shared/domain/quote';
import type { Rates } from '@approdo/shared/domain/rates';
import type { Reader } from '../../db/transaction.ts';
import { readPriceList } from '../rates/rates.service.ts';
import { listStaysAskedBetween } from './bookings.repository.ts';
import type { GuestStay } from './bookings.table.ts';

type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** What guests' requests of these days came to, by how they found the property; those who did not say are null. */
export async function sumFoundBy(reader: Reader, { from, to }: Days) {
  // A day in Rome begins before it does in UTC.
  const near = await listStaysAskedBetween(reader, addDays(from, -1), addDays(to, 1));
  const stays = near.filter(({ createdAt }) => {
    const day = todayInRome(new Date(createdAt));
    return day >= from && day <= to;
  });
  const rates = await readPriceList(reader);
  return [...foundBy.options, null].map((way) => sumOneWay(way, stays, rates)).filter(({ requests }) => requests > 0);
}

function sumOneWay(way: FoundBy | null, stays: readonly GuestStay[], rates: Rates) {
  const asked = stays.filter((stay) => stay.foundBy === way);
  const confirmed = asked.filter(({ status }) => status === 'CONFIRMED');
  const quotes = confirmed.map((stay) => quoteStay(stay, rates, stay));
  return {
    foundBy: way,
    requests: asked.length,
    confirmations: confirmed.length,
    incomeCents: quotes.reduce((sum, { total }) => sum + (total ?? 0), 0),
    toAgree: quotes.filter(({ byAgreement }) => byAgreement).length,
  };
}
