import { withTax } from '@approdo/shared/domain/money/tax-instalment';
import { findStay, type OnStayChange, type StayTransaction, type TaxedStay } from '../../stays/stays/index.ts';
import { readBalances } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { findPlan, listStaysToTax, replaceInstalments } from './plans.repository.ts';

type TaxChange = Pick<StayTransaction, 'trx' | 'clock' | 'tax'>;

/** Recalculates the tax instalment of a stay; does nothing without a plan, or if the stay is not confirmed. */
export async function reconcileTax({ trx, clock, tax }: TaxChange, stay: TaxedStay): Promise<void> {
  if (stay.status !== 'CONFIRMED') return;
  const due = await tax.readDue(trx, stay);
  const plan = due === undefined ? undefined : await findPlan(trx, stay.id);
  if (due === undefined || !plan) return;
  const { instalments, since } = plan;
  if (due === null && instalments.every(({ kind }) => kind !== 'TAX')) return;
  const days = { since, arrival: stay.startDate, departure: stay.endDate, today: clock.today() };
  const { TAX: paid } = await readBalances(trx, stay.id);
  const after = withTax(instalments, { due, paid, ...days }, await getPaymentTerms(trx));
  if (after !== instalments) await replaceInstalments(trx, stay.id, after);
}

/** The same for a stay by its id; ignores stays of the register that are no bookings. */
export async function reconcileTaxOf(change: TaxChange, stayId: string): Promise<void> {
  const stay = await findStay(change.trx, stayId);
  if (stay) await reconcileTax(change, stay);
}

/** The same for all stays that are not over, and for those with a tax instalment. */
export async function reconcileTaxes(change: TaxChange): Promise<void> {
  for (const stay of await listStaysToTax(change.trx, change.clock.today())) await reconcileTax(change, stay);
}

/** Runs after the register has followed the edit, since guests' own dates may have moved. */
export const reconcileTaxAfterEdit: OnStayChange = async (change) => {
  if (change.kind === 'EDITED') await reconcileTax(change, change.after);
};
