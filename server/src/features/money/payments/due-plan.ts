import { type LocalDate, laterOf } from '@approdo/shared/domain/base/date/local-date';
import { reckonDueDates, type WayToPay } from '@approdo/shared/domain/money/way-to-pay';
import type { Reader } from '../../../db/transaction.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentPlan, PaymentTerms } from './payments.table.ts';
import { findPlan } from './plans.repository.ts';
import type { PricedStay } from './price-stay.ts';
import { findWayToPay } from './way-to-pay.repository.ts';

/** Since when guests can pay. While they cannot, as if they could from today on: nothing is late. */
export async function readWayToPay(reader: Reader, today: LocalDate): Promise<WayToPay> {
  return (await findWayToPay(reader)) ?? wayFrom(today, await getPaymentTerms(reader));
}

/** A way to pay that comes on a day. */
export function wayFrom(since: LocalDate, { depositDays }: Pick<PaymentTerms, 'depositDays'>): WayToPay {
  return { since, days: depositDays };
}

/** The plan with the due dates that hold: `findPlan` has those that were planned, which may be before the way to pay. */
export function reckonPlan(plan: PaymentPlan, arrival: LocalDate, way: WayToPay): PaymentPlan {
  const { since } = plan;
  const instalments = reckonDueDates(plan.instalments, { since, arrival }, way);
  return { ...plan, since: laterOf(since, way.since), instalments };
}

/** The same for a stay. */
export async function findDuePlan(
  reader: Reader,
  { id, startDate }: Pick<PricedStay, 'id' | 'startDate'>,
  today: LocalDate,
): Promise<PaymentPlan | undefined> {
  const plan = await findPlan(reader, id);
  return plan && reckonPlan(plan, startDate, await readWayToPay(reader, today));
}
