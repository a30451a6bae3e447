import { withTax } from '@approdo/shared/domain/money/tax-instalment';
import { findStay, type OnStayChange, type StayTransaction, type TaxedStay } from '../../stays/stays/index.ts';
import { readBalances } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import { findPlan, listStaysToTax, replaceInstalments } from './plans.repository.ts';

type Settling = Pick<StayTransaction, 'trx' | 'clock' | 'tax'>;

/** Recalculates the tax instalment of a stay; one without a plan has none, nor has a request or a stay that was called off. */
export async function settleTax({ trx, clock, tax }: Settling, stay: TaxedStay): Promise<void> {
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

/** The same for the stay with that id; nothing is paid here for a stay that is no booking. */
export async function settleTaxOf(change: Settling, stayId: string): Promise<void> {
  const stay = await findStay(change.trx, stayId);
  if (stay) await settleTax(change, stay);
}

/** The same for all stays that are not over, and for those that are already asked for it. */
export async function settleTaxes(change: Settling): Promise<void> {
  for (const stay of await listStaysToTax(change.trx, change.clock.today())) await settleTax(change, stay);
}

/** The tax follows an edit once the register has: a guest's own days are others by then. */
export const keepTaxInStep: OnStayChange = async (change) => {
  if (change.kind === 'EDITED') await settleTax(change, change.after);
};
