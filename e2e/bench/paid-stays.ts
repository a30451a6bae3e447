import { randomUUID } from 'node:crypto';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { createClock } from '../../server/src/adapters/clock.ts';
import type { Database } from '../../server/src/db/database.ts';
import { transact } from '../../server/src/db/transaction.ts';
import { insertEntries } from '../../server/src/features/money/payments/entries.repository.ts';
import { makePlan } from '../../server/src/features/money/payments/plan-payments.ts';
import { storePaidAmounts } from '../../server/src/features/money/payments/plans.repository.ts';
import { addPrice } from '../../server/src/features/money/payments/prices.repository.ts';
import { insertBooking } from '../../server/src/features/stays/stays/bookings.records.ts';
import { NO_TAX } from '../../server/src/features/stays/stays/tax-of-stays.ts';
import { aStay } from '../../server/src/testing/factories.ts';
import { makeDataDir, type RunningSite, startSite } from '../support/start-site.ts';
import { instantOf, openDatabaseOf } from './prepared-data.ts';

/** The price of each stay, in cents. */
export const PRICE = 60_571;

/** The number of ledger entries of a stay with many payments, and of any other. */
export const MANY = 200;
export const FEW = 2;

/** The ids of a stay with a long ledger, and of one with a short one. */
type PaidSite = { readonly site: RunningSite; readonly long: string; readonly short: string };

/** Starts a site with two past stays, one paid in many parts. */
export async function startPaid(): Promise<PaidSite> {
  const dataDir = makeDataDir('money');
  await (await startSite({ dataDir })).stop();
  const database = openDatabaseOf(dataDir);
  const past = { january: addDays(todayInRome(new Date()), -400), stays: 1 };
  const [long = ''] = await addPaidStays(database, { ...past, entries: MANY });
  const [short = ''] = await addPaidStays(database, { ...past, entries: FEW });
  await database.destroy();
  return { site: await startSite({ dataDir }), long, short };
}

type Year = {
  readonly january: string;
  readonly stays: number;
  readonly entries: number;
  /** Cents of the first entry; small by default, like the others. */
  readonly first?: number;
};

/** Adds overlapping stays: a year has too few nights, and a report ignores which days they take. */
export async function addPaidStays(database: Database, { january, stays, ...money }: Year): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < stays; index += 1) {
    const startDate = addDays(january, index % 360);
    ids.push(await addPaidStay(database, { startDate, endDate: addDays(startDate, 3) }, money));
  }
  return ids;
}

type Days = { readonly startDate: string; readonly endDate: string };

type Money = Pick<Year, 'entries' | 'first'>;

async function addPaidStay(database: Database, days: Days, { entries, first }: Money): Promise<string> {
  const stay = aStay(days);
  const { id } = stay;
  await transact(database, async (trx) => {
    await insertBooking(trx, stay);
    await addPrice(trx, id, {
      ...days,
      lines: [{ kind: 'STAY', label: 'Soggiorno', amount: PRICE }],
      total: PRICE,
      isAgreed: true,
      extras: [],
      linen: false,
      numberOfGuests: null,
      children: null,
      reason: null,
      createdAt: stay.createdAt,
    });
    await makePlan({ trx, clock: createClock(), tax: NO_TAX }, stay, days.startDate);
    await insertEntries(
      trx,
      Array.from({ length: entries }, (_, index) => ({
        ...anEntry({ bookingId: id, date: days.startDate, index }),
        ...(index === 0 && first !== undefined && { amount: first }),
      })),
    );
    await storePaidAmounts(trx, id);
  });
  return id;
}

function anEntry({ index, ...own }: { readonly bookingId: string; readonly date: string; readonly index: number }) {
  const direction = index % 3 === 2 ? ('OUT' as const) : ('IN' as const);
  return {
    ...own,
    id: randomUUID(),
    key: randomUUID(),
    direction,
    purpose: 'STAY' as const,
    amount: 100 + index,
    method: 'BANK' as const,
    reference: 'RF1748213907 acconto 27/06/2026',
    note: null,
    reverses: null,
    together: null,
    source: 'OWNER' as const,
    createdAt: instantOf(index),
    writtenBy: 'Maria Rossi',
  };
}
