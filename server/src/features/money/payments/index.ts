export type { ConfirmPaidStay } from './confirm-paid-stay.ts';
export {
  describeInstalments,
  FOR_OWNER as MONEY_FOR_OWNER,
  NEXT,
  PARTS,
  PAYMENT_WAYS,
  PURPOSE,
  REMINDED,
  STAY as MONEY_STAY,
} from './describe-payment.ts';
export { findDuePlan } from './due-plan.ts';
export { enterByHand, undoByHand, writerOf } from './entries-by-hand.ts';
export { fillPaymentLetter } from './fill-payment-letter.ts';
export { countWithoutWay } from './follow-ways.ts';
export { readLateInstalments } from './list-due.ts';
export { moneyData } from './money-data.ts';
export {
  readMoneyHistory,
  readMoneyOfStay,
  readReceiptStamp,
  readStayOfReference,
  readTaxCollected,
} from './money-of-stay.ts';
export { readNightPrices } from './night-prices.records.ts';
export { readOpenStays } from './open-stays.records.ts';
export { hasMoney, readPricedLines, readPriceSummary, readPriceTotals } from './payments.service.ts';
export type { PaymentPlan, PaymentTerms, StoredEntry, StoredPrice } from './payments.table.ts';
export { paymentWords } from './payments.words.ts';
export { agreeOnPrice } from './price-stay.ts';
export { reconcileTaxes, reconcileTaxOf } from './reconcile-tax.ts';
export type { Undoer, Writer } from './write-entries.ts';
