import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Instalment } from '@approdo/shared/domain/money/instalments';
import { balancesOf, fillInstalments } from '@approdo/shared/domain/money/ledger';
import { reckonDueDates, type WayToPay } from '@approdo/shared/domain/money/way-to-pay';
import { firstItemsOf } from '../../../db/first-items.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { TaxedStay } from '../../stays/stays/index.ts';
import { listFills } from './entries.repository.ts';
import type { PaymentPlan, PaymentsTables } from './payments.table.ts';

/** The instalment plan of a stay; undefined before it is confirmed, and where it has no price. */
export async function findPlan(reader: Reader, bookingId: string): Promise<PaymentPlan | undefined> {
  const row = await reader
    .selectFrom('payment_plans')
    .select(['reference', 'since'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { ...row, instalments: await listInstalments(reader, bookingId) };
}

/** Resolves with false, and writes nothing, where the reference belongs to another stay. */
export async function insertPlan(
  trx: Trx,
  bookingId: string,
  { reference, since }: Omit<PaymentPlan, 'instalments'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_plans')
    .values({ booking_id: bookingId, reference, since })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Sets the day that due dates are calculated from. */
export async function updatePlan(trx: Trx, bookingId: string, since: LocalDate): Promise<void> {
  await trx.updateTable('payment_plans').set({ since }).where('booking_id', '=', bookingId).execute();
}

/** Replaces all instalments of a stay. */
export async function replaceInstalments(
  trx: Trx,
  bookingId: string,
  instalments: readonly Instalment[],
): Promise<void> {
  await trx.deleteFrom('instalments').where('booking_id', '=', bookingId).execute();
  if (instalments.length === 0) return;
  const rows = instalments.map(({ kind, amount, dueDate, isEstimate }, position) => ({
    booking_id: bookingId,
    position,
    kind,
    amount,
    due_date: dueDate,
    paid: 0,
    is_estimate: isEstimate ? (1 as const) : (0 as const),
  }));
  await trx.insertInto('instalments').values(rows).execute();
  await storePaidAmounts(trx, bookingId);
}

type DueBy = {
  readonly by: LocalDate;
  /** Since when guests can pay. */
  readonly way: WayToPay;
  readonly limit?: number;
};

/** Unpaid instalments of confirmed stays due by a day, with the due dates that hold, earliest first; at most `limit`. */
export async function listOpenInstalments(reader: Reader, { by, way, limit }: DueBy) {
  const rows = await openInstalments(reader, { by, way })
    .select(['instalments.booking_id', 'guest_name', 'kind', 'amount', 'due_date', 'paid', 'since', 'start_date'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .orderBy('due_date')
    .orderBy('instalments.booking_id')
    .orderBy('position')
    .$if(limit !== undefined, (all) => all.limit(limit ?? 0))
    .execute();
  const { items, total } = firstItemsOf(rows, ({ booking_id, guest_name, kind, amount, paid, ...row }) => ({
    bookingId: booking_id,
    guestName: guest_name ?? '',
    kind,
    amount: amount - paid,
    dueDate: dueDateOf(row, way),
  }));
  return { items: items.toSorted((one, other) => one.dueDate.localeCompare(other.dueDate)), total };
}

/** What is planned before there was a way to pay is due by a day only if the way has come in time. */
function openInstalments(reader: Reader, { by, way }: Omit<DueBy, 'limit'>) {
  const isAnyDue = addDays(way.since, way.days) <= by;
  return reader
    .selectFrom('instalments')
    .innerJoin('bookings', 'bookings.id', 'instalments.booking_id')
    .innerJoin('payment_plans', 'payment_plans.booking_id', 'instalments.booking_id')
    .where('bookings.status', '=', 'CONFIRMED')
    .whereRef('paid', '<', 'amount')
    .where('due_date', '<=', by)
    .$if(!isAnyDue, (all) =>
      all.where(({ or, eb }) =>
        or([eb('since', '>=', way.since), ...(way.since <= by ? [eb('start_date', '<=', by)] : [])]),
      ),
    );
}

type DueRow = { readonly due_date: LocalDate; readonly since: LocalDate; readonly start_date: LocalDate };

function dueDateOf({ due_date: dueDate, since, start_date: arrival }: DueRow, way: WayToPay): LocalDate {
  return reckonDueDates([{ dueDate }], { since, arrival }, way)[0]?.dueDate ?? dueDate;
}

/** The confirmed stays to come or under way that owe something, by their arrival; held days are none. */
export async function listUnpaidStays(reader: Reader, today: LocalDate): Promise<string[]> {
  const rows = await reader
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'CONFIRMED')
    .where('held_until', 'is', null)
    .where('end_date', '>=', today)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('instalments')
          .select('instalments.booking_id')
          .whereRef('instalments.booking_id', '=', 'bookings.id')
          .whereRef('paid', '<', 'amount'),
      ),
    )
    .orderBy('start_date')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores how much of each instalment is paid; call after an entry, and after the instalments have changed. */
export async function storePaidAmounts(trx: Trx, bookingId: string): Promise<void> {
  const rows = await trx
    .selectFrom('instalments')
    .select(['position', 'kind', 'amount', 'due_date', 'is_estimate', 'paid'])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  const fills = (await listFills(trx, [bookingId])).get(bookingId) ?? balancesOf([]);
  const instalments = rows.map((row) => ({ ...instalmentOf(row), position: row.position, stored: row.paid }));
  for (const { position, stored, paid } of fillInstalments(instalments, fills)) {
    if (paid === stored) continue;
    await trx
      .updateTable('instalments')
      .set({ paid })
      .where('booking_id', '=', bookingId)
      .where('position', '=', position)
      .execute();
  }
}

/** The instalments of each confirmed stay, and the day that they were planned on. */
export async function listAllPlans(
  reader: Reader,
): Promise<ReadonlyMap<string, Pick<PaymentPlan, 'since' | 'instalments'>>> {
  const rows = await reader
    .selectFrom('instalments')
    .innerJoin('payment_plans', 'payment_plans.booking_id', 'instalments.booking_id')
    .select(['instalments.booking_id', 'since', ...PART_COLUMNS])
    .execute();
  const byBooking = Map.groupBy(rows, ({ booking_id }) => booking_id);
  return new Map(
    [...byBooking].map(([bookingId, own]) => [
      bookingId,
      { since: own[0]?.since ?? '', instalments: own.map(instalmentOf) },
    ]),
  );
}

/** Stays whose tax is collected here and may be due: those that are not over, and those with a tax instalment. */
export async function listStaysToTax(reader: Reader, today: LocalDate): Promise<TaxedStay[]> {
  const rows = await reader
    .selectFrom('bookings')
    .innerJoin('payment_plans', 'payment_plans.booking_id', 'bookings.id')
    .select(['id', 'source', 'start_date', 'end_date', 'number_of_guests'])
    .where('status', '=', 'CONFIRMED')
    .where('source', '!=', 'CHANNEL')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('end_date', '>=', today),
        exists(
          selectFrom('instalments')
            .select('instalments.booking_id')
            .whereRef('instalments.booking_id', '=', 'bookings.id')
            .where('kind', '=', 'TAX'),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id, source, start_date, end_date, number_of_guests }) => ({
    ...{ id, status: 'CONFIRMED', source },
    ...{ startDate: start_date, endDate: end_date, numberOfGuests: number_of_guests ?? 1 },
  }));
}

type DueDays = { readonly from: LocalDate; readonly to: LocalDate; readonly way: WayToPay };

/** Due dates of unpaid instalments of confirmed stays that fall in a range of days, each once, earliest first. */
export async function listDueDays(
  reader: Reader,
  { from, to, way }: DueDays,
): Promise<readonly { readonly bookingId: string; readonly dueDate: LocalDate }[]> {
  const mayBeAnew = addDays(way.since, way.days) >= from;
  const rows = await openInstalments(reader, { by: to, way })
    .select(['instalments.booking_id', 'due_date', 'since', 'start_date'])
    .where(({ or, eb }) => or([eb('due_date', '>=', from), ...(mayBeAnew ? [eb('since', '<', way.since)] : [])]))
    .execute();
  const due = rows.map(({ booking_id: bookingId, ...row }) => ({ bookingId, dueDate: dueDateOf(row, way) }));
  const nameOf = ({ bookingId, dueDate }: (typeof due)[number]) => `${dueDate} ${bookingId}`;
  const each = new Map(due.filter(({ dueDate }) => dueDate >= from).map((one) => [nameOf(one), one]));
  return [...each].toSorted(([one], [other]) => one.localeCompare(other)).map(([, one]) => one);
}

async function listInstalments(reader: Reader, bookingId: string): Promise<Instalment[]> {
  const rows = await reader
    .selectFrom('instalments')
    .select(PART_COLUMNS)
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  return rows.map(instalmentOf);
}

const PART_COLUMNS = ['kind', 'amount', 'due_date', 'is_estimate'] as const;

function instalmentOf(row: Pick<PaymentsTables['instalments'], (typeof PART_COLUMNS)[number]>): Instalment {
  const isEstimate = row.is_estimate === 1;
  return { kind: row.kind, amount: row.amount, dueDate: row.due_date, ...(isEstimate && { isEstimate }) };
}

/** A reminder of an instalment: before its due date, or two or seven days after it. */
export type ReminderStep = 'SOON' | 'LATE_2' | 'LATE_7';

type Reminded = { readonly bookingId: string; readonly dueDate: LocalDate };

/** Whether a stay was sent this reminder for this due date. */
export async function hasBeenReminded(
  reader: Reader,
  { bookingId, dueDate }: Reminded,
  step: ReminderStep,
): Promise<boolean> {
  const row = await reader
    .selectFrom('payment_reminders')
    .select('step')
    .where('booking_id', '=', bookingId)
    .where('due_date', '=', dueDate)
    .where('step', '=', step)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteReminder(trx: Trx, { bookingId, dueDate }: Reminded, step: ReminderStep): Promise<void> {
  await trx.insertInto('payment_reminders').values({ booking_id: bookingId, due_date: dueDate, step }).execute();
}

/** The stay that a transfer with this reference belongs to. */
export async function findStayByReference(reader: Reader, reference: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('payment_plans')
    .select('booking_id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.booking_id;
}
