import type { FaultBy } from '../base/text/fault.ts';

type Nights = { readonly nights: number };

/** The possible faults of a stay, in its dates or by the owner's rules; weekdays and dates are already formatted. */
export type StayFaultValues = {
  readonly checkInPast: null;
  readonly startTooFar: { readonly years: number };
  readonly checkOutTooEarly: null;
  readonly stayTooLong: Nights;
  readonly tooFewNights: Nights;
  readonly tooManyNights: Nights;
  readonly arrivalDaysOnly: { readonly days: string };
  readonly departureDaysOnly: { readonly days: string };
  readonly tooLittleNotice: { readonly days: number };
  readonly arrivalTooLate: { readonly last: string };
  readonly noPreparation: Nights;
  readonly nightsLeftAlone: Nights;
};

export type StayFault = FaultBy<StayFaultValues>;

/** The faults of either date; empty if there are none. */
export type StayFaults = { readonly startDate?: StayFault; readonly endDate?: StayFault };
