import type { PortalPayout, PortalStay } from '@approdo/shared/contract/money/payouts';
import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { explainGap } from '@approdo/shared/domain/money/year/payout-gap';
import { PORTAL_NAMES } from '@approdo/shared/domain/money/year/portals';
import { isOfYear } from '@approdo/shared/domain/money/year/year-figures';
import type { Reader } from '../../../db/transaction.ts';
import { withVersion } from '../../../http/calls/precondition.ts';
import { listArrivals } from './payout-arrivals.records.ts';
import { listLiveRows, listMovedStays, listStoredStays } from './payouts.repository.ts';
import type { StoredRow, StoredStay } from './payouts.table.ts';

/** The stays of portals' files with a night or a payout in the year, by arrival; of all years where left out. */
export async function readPortalStays(reader: Reader, year?: number): Promise<PortalStay[]> {
  const rows = await listLiveRows(reader);
  const dayOf = new Map(rows.filter(isPayout).map(({ portal, rowKey, day }) => [`${portal} ${rowKey}`, day]));
  const marks = await listMovedStays(reader);
  const moved = new Map(marks.map(({ source, code, bookingId }) => [`${source} ${code}`, bookingId]));
  const ofStays = rows.filter((row) => !isPayout(row));
  const rowsOf = Map.groupBy(ofStays, ({ portal, code }) => `${portal} ${code}`);
  const stays = (await listStoredStays(reader)).flatMap((stay) => {
    const { portal, code, isChosen } = stay;
    const told = rowsOf.get(`${portal} ${code}`);
    const bookingId = isChosen ? stay.bookingId : (moved.get(`${PORTAL_NAMES[portal]} ${code}`) ?? null);
    return told ? [viewStay({ ...stay, bookingId }, told, dayOf)] : [];
  });
  return stays.filter((stay) => year === undefined || isOfYear(year, stay)).toSorted(byArrival);
}

/** The payouts of a year, by day; of all years where left out. */
export async function readPayouts(reader: Reader, year?: number): Promise<PortalPayout[]> {
  const rows = await listLiveRows(reader);
  const arrivals = await listArrivals(reader);
  const idOf = new Map((await listStoredStays(reader)).map(({ id, portal, code }) => [`${portal} ${code}`, id]));
  const rowsOf = Map.groupBy(rows, ({ portal, payoutKey }) => `${portal} ${payoutKey}`);
  const ofYear = rows.filter((row) => isPayout(row) && (year === undefined || row.day.startsWith(`${year}-`)));
  return ofYear.map(({ id, portal, day, amount, currency, rowKey }) => {
    const paid = rowsOf.get(`${portal} ${rowKey}`) ?? [];
    return {
      ...{ id, portal, date: day, amount, currency },
      stayIds: [...new Set(paid.flatMap(({ code }) => idOf.get(`${portal} ${code}`) ?? []))],
      gap: amount - paid.reduce((sum, row) => sum + row.amount, 0),
      arrivedOn: arrivals.get(id) ?? null,
    };
  });
}

type Days = ReadonlyMap<string, LocalDate>;

function viewStay({ isChosen: _, ...stay }: StoredStay, rows: readonly StoredRow[], dayOf: Days): PortalStay {
  const sum = (field: 'gross' | 'commission' | 'withheld' | 'touristTax' | 'paid') =>
    rows.reduce((total, row) => total + row[field], 0);
  const told = { gross: sum('gross'), commission: sum('commission'), withheld: sum('withheld'), paid: sum('paid') };
  const dated = rows.find(({ startDate, endDate }) => startDate !== null && endDate !== null);
  const [first] = rows;
  const day = first?.day ?? '';
  const dates = { startDate: dated?.startDate ?? day, endDate: dated?.endDate ?? day };
  return withVersion({
    ...stay,
    ...dates,
    nights: daysBetween(dates.startDate, dates.endDate),
    guestName: rows.find(({ guestName }) => guestName !== '')?.guestName ?? '',
    currency: first?.currency ?? 'EUR',
    ...told,
    touristTax: sum('touristTax'),
    ...explainGap(told),
    payouts: listPayouts(rows, dayOf),
  });
}

function listPayouts(rows: readonly StoredRow[], dayOf: Days): PortalStay['payouts'] {
  const byPayout = Map.groupBy(rows, ({ portal, payoutKey }) => `${portal} ${payoutKey}`);
  return [...byPayout].flatMap(([key, paid]) => {
    const date = dayOf.get(key);
    return date === undefined ? [] : [{ date, amount: paid.reduce((total, row) => total + row.paid, 0) }];
  });
}

function isPayout({ kind }: StoredRow): boolean {
  return kind === 'PAYOUT';
}

function byArrival(one: PortalStay, other: PortalStay): number {
  const [first, second] = [one, other].map(({ startDate, portal, code }) => `${startDate} ${portal} ${code}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
