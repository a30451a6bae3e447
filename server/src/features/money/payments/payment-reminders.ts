import { lastDueDay } from '@approdo/shared/domain/base/date/daily-hour';
import { addDays, daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { fillsOf, listOpenParts } from '@approdo/shared/domain/money/ledger';
import type { Logger } from 'pino';
import { completeEach, createPoller, type Poller } from '../../../adapters/poller.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { notifyDevices, paymentLate } from '../../accounts/push/index.ts';
import { getBooking, type StayTransaction } from '../../stays/stays/index.ts';
import { findDuePlan } from './due-plan.ts';
import { listEntries } from './entries.repository.ts';
import { areWaysOutdated, followWays } from './follow-ways.ts';
import { askForPayment, notifyOwnerOfLatePayment } from './payment-letters.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { hasBeenReminded, listDueDays, noteReminder, type ReminderStep } from './plans.repository.ts';
import { findWayToPay } from './way-to-pay.repository.ts';

type RemindersNeeds = Omit<StayTransaction, 'trx'> & {
  readonly database: Database;
  readonly log: Logger;
  readonly wakeSenders: () => void;
};

/** Hour of the day, in Rome. */
const HOUR = 9;

const LOOK_EVERY_MS = 60_000;

/** Days before and after the due date on which guests are reminded. */
const BEFORE = 3;
const STEPS = [
  { step: 'LATE_7', from: 7, to: 13 },
  { step: 'LATE_2', from: 2, to: 6 },
  { step: 'SOON', from: -BEFORE, to: 0 },
] as const;

/**
 * Reminds guests at nine in the morning of due or late instalments, once each; missed reminders are made up for. Notes
 * besides, at any hour, that there is a way to pay now or none any more; nobody is reminded while there is none.
 */
export function createPaymentReminders({ database, log, wakeSenders, ...rest }: RemindersNeeds): Poller {
  async function runDue(): Promise<void> {
    if (await areWaysOutdated(database, rest.cards)) {
      await transact(database, (trx) => followWays({ ...rest, trx }));
      wakeSenders();
    }
    const way = await findWayToPay(database);
    if (!way) return;
    const day = lastDueDay(rest.clock.now(), HOUR);
    const due = await listDueDays(database, { from: addDays(day, -13), to: addDays(day, BEFORE), way });
    const reminded = await completeEach(due, {
      log,
      failed: 'a guest could not be reminded of a payment',
      nameOf: ({ bookingId }) => ({ booking: bookingId }),
      completeOne: (one) => transact(database, (trx) => remind({ ...rest, trx }, one, day)),
    });
    if (reminded > 0) wakeSenders();
  }

  return createPoller({
    runDue,
    everyMs: LOOK_EVERY_MS,
    clock: rest.clock,
    log,
    failed: 'payments that are due could not be read',
  });
}

type Due = { readonly bookingId: string; readonly dueDate: LocalDate };

/** Resolves with false where the reminder was sent already, or is not needed. */
async function remind(change: StayTransaction, due: Due, day: LocalDate): Promise<boolean> {
  const { trx } = change;
  const step = stepOf(due.dueDate, day);
  const terms = await getPaymentTerms(trx);
  if (!step || (await hasBeenReminded(trx, due, step))) return false;
  const stay = await getBooking(trx, due.bookingId);
  if (stay.isBlocked || stay.status !== 'CONFIRMED' || stay.heldUntil !== null) return false;
  const plan = await findDuePlan(trx, stay, change.clock.today());
  if (!plan) return false;
  if (step === 'SOON' && plan.since >= addDays(due.dueDate, -BEFORE)) return false;
  const fills = fillsOf(await listEntries(trx, due.bookingId));
  const open = listOpenParts({ instalments: plan.instalments, fills }, day);
  const parts = open.filter(({ dueDate }) => dueDate === due.dueDate);
  if (parts.length === 0) return false;
  const request = { stay, parts, reference: plan.reference, terms };
  if (!(await askForPayment(change, step === 'SOON' ? 'SOON' : 'LATE', request))) return false;
  await noteReminder(trx, due, step);
  if (step !== 'SOON') await notifyOwnerOfLatePayment(change, request);
  if (step === 'LATE_2') await notifyDevices(change, paymentLate(stay));
  return true;
}

function stepOf(dueDate: LocalDate, day: LocalDate): ReminderStep | undefined {
  const late = daysBetween(dueDate, day);
  return STEPS.find(({ from, to }) => late >= from && late <= to)?.step;
}
