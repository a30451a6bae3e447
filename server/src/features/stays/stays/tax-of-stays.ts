import type { Language } from '@approdo/shared/domain/base/language/language';
import type { TaxDue } from '@approdo/shared/domain/money/tax-instalment';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from './bookings.table.ts';

/** The part of a stay that its tax depends on. */
export type TaxedStay = Pick<GuestStay, 'id' | 'status' | 'source' | 'startDate' | 'endDate' | 'numberOfGuests'>;

/** The municipality's tourist tax, as far as guests pay it or read about it here. */
export type TaxOfStays = {
  /** Null if nothing is due here; undefined if it cannot be known now, and an earlier claim stands. */
  readonly readDue: (reader: Reader, stay: TaxedStay) => Promise<TaxDue | null | undefined>;
  /** The owner's text about the tax if there is no amount; undefined if there is none. */
  readonly readText: (reader: Reader, stay: TaxedStay, language: Language) => Promise<string | undefined>;
};

/** The tax of a property that charges none. */
export const NO_TAX: TaxOfStays = { readDue: async () => null, readText: async () => undefined };
