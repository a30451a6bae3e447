import { notifyWebhooksOfStay } from '../features/accounts/connections/index.ts';
import { notifyDevicesOfStay } from '../features/accounts/push/index.ts';
import { auditStays } from '../features/bookings/bookings/audit-stays.ts';
import { followDepartures } from '../features/bookings/turnovers/follow-stays.ts';
import { syncRegister } from '../features/law/register/sync-register.ts';
import { notifyOfStayChange } from '../features/messages/letters/notify-of-stay-change.ts';
import { askForMoney, reconcileMoney } from '../features/money/payments/on-stay-change.ts';
import { reconcileTaxAfterEdit } from '../features/money/payments/reconcile-tax.ts';
import type { OnStayChange } from '../features/stays/stays/index.ts';

/** Listeners for each change of a stay, run in its transaction and in this order. */
export const STAY_CHANGES: readonly OnStayChange[] = [
  auditStays,
  // Before the letters, which name the price.
  reconcileMoney,
  notifyOfStayChange,
  // A payment request follows the letter that confirms the stay.
  askForMoney,
  followDepartures,
  syncRegister,
  reconcileTaxAfterEdit,
  notifyDevicesOfStay,
  notifyWebhooksOfStay,
];
