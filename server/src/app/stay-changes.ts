import { tellWebhooksOfStay } from '../features/accounts/connections/index.ts';
import { tellDevicesOfStay } from '../features/accounts/push/index.ts';
import { auditStays } from '../features/bookings/bookings/audit-stays.ts';
import { followDepartures } from '../features/bookings/turnovers/follow-stays.ts';
import { followRegister } from '../features/law/register/follow-stays.ts';
import { tellOfStayChange } from '../features/messages/letters/on-stay-change.ts';
import { askForMoney, keepMoneyInStep } from '../features/money/payments/on-stay-change.ts';
import { keepTaxInStep } from '../features/money/payments/settle-tax.ts';
import type { OnStayChange } from '../features/stays/stays/index.ts';

/** Listeners for each change of a stay, run in its transaction and in this order. */
export const STAY_CHANGES: readonly OnStayChange[] = [
  auditStays,
  // Before the letters, which name the price.
  keepMoneyInStep,
  tellOfStayChange,
  // A payment request follows the letter that confirms the stay.
  askForMoney,
  followDepartures,
  followRegister,
  keepTaxInStep,
  tellDevicesOfStay,
  tellWebhooksOfStay,
];
