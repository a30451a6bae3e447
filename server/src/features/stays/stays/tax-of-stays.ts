import type { Language } from '@approdo/shared/domain/base/language/language';
import type { TaxDue } from '@approdo/shared/domain/money/tax-instalment';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from './bookings.table.ts';

/** The part of a stay that its tax depends on. */
export type TaxedStay = Pick<GuestStay, 'id' | 'status' | 'source' | 'startDate' | 'endDate' | 'numberOfGuests'>;

/** The tax that the municipality wants from guests, as far as they pay it or read of it here. */
export type TaxOfStays = {
  /** Null where nothing is asked for here; undefined where it cannot be known now, and what was asked for stays. */
  readonly readDue: (reader: Reader, stay: TaxedStay) => Promise<TaxDue | null | undefined>;
  /** What the owner says of it where there is no sum; undefined where she says nothing. */
  readonly readText: (reader: Reader, stay: TaxedStay, language: Language) => Promise<string | undefined>;
};

/** The tax of a house where nobody asks for any. */
export const NO_TAX: TaxOfStays = { readDue: async () => null, readText: async () => undefined };
