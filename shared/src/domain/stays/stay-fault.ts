import type { FaultBy } from '../base/text/fault.ts';

type Nights = { readonly nights: number };

/** What may be wrong with a stay: with its dates themselves, and by the owner's rules. Weekdays and dates come written. */
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

/** What is wrong with either date; empty where nothing is. */
export type StayFaults = { readonly startDate?: StayFault; readonly endDate?: StayFault };
