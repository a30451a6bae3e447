import { randomUUID } from 'node:crypto';
import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { Trx } from '../db/transaction.ts';
import { noteUnannouncedExtras } from '../features/messages/letters/unannounced-extras.repository.ts';
import { addPrice } from '../features/money/payments/prices.repository.ts';
import { insertCode, insertUse } from '../features/prices/codes/codes.repository.ts';
import { putExtras } from '../features/prices/extras/extras.records.ts';
import { putPriceRules } from '../features/prices/rates/price-rules.repository.ts';
import { putPriceList } from '../features/prices/rates/rates.repository.ts';
import { insertBooking } from '../features/stays/stays/bookings.records.ts';
import { aStay } from './factories.ts';

const DOG = { id: 'dog', name: 'Cane', price: 5_00, per: 'NIGHT' } as const;
const TAKEN = { ...DOG, names: { de: 'Hund' }, quantity: 2 };
const NIGHTS = { nightlyPrice: 125, weekendPrice: 145, minPrice: 350 };

/** The tables of prices, and of the prices of stays. */
export const PRICE_TABLES = [
  'price_lists',
  'seasons',
  'price_exceptions',
  'price_rules',
  'price_extras',
  'discount_codes',
  'code_uses',
  'booking_extras',
  'booking_prices',
  'untold_extras',
] as const;

/**
 * Fills in all price settings: a second list, an exception, rules, an extra and a code, and an instant booking with
 * children, extras and the code, of which the owner is still to be notified. Returns the booking's id.
 */
export async function fillPrices(trx: Trx): Promise<string> {
  const season = { from: '01-01', to: '12-31', weeklyPrice: 777, ...NIGHTS };
  await putPriceList(trx, { validFrom: 2028, seasons: [season], cleaningFee: 45, linenFee: 25 });
  await putPriceRules(trx, {
    ...initialPriceRules,
    childAge: 6,
    linenPer: 'PERSON',
    exceptions: [
      { startDate: '2027-09-10', endDate: '2027-09-12', label: 'Regata', weeklyPrice: 1400, byNight: true, ...NIGHTS },
    ],
    discounts: [{ kind: 'EARLY', at: 90, percent: 10 }],
    instant: { ...initialInstantRules, isOn: true },
  });
  await putExtras(trx, [{ ...DOG, max: 2, untilDays: 3, isOn: true }]);
  const code = { id: randomUUID(), code: 'AMICI-12', codeKey: 'AMICI12', percent: 12, amount: null };
  const open = { bookFrom: null, bookTo: '2027-12-31', stayFrom: '2027-01-01', stayTo: null, minNights: 3, uses: 5 };
  const rest = { isForAccount: false, userId: null, note: 'Per gli amici', isOn: true };
  await insertCode(trx, { ...code, ...open, ...rest, createdAt: '2027-01-01T10:00:00.000Z' });
  const stay = aStay({ startDate: '2029-06-12', endDate: '2029-06-19', ...{ children: 1, isInstant: true } });
  await insertBooking(trx, { ...stay, extras: [TAKEN], requestKey: randomUUID() });
  await insertUse(trx, stay.id, code.id);
  await noteUnannouncedExtras(trx, stay.id, { linen: true, extras: [TAKEN] });
  const off = { reason: 'CODE', at: null, percent: 12, code: 'AMICI-12', base: 777_00, isCut: false } as const;
  await addPrice(trx, stay.id, {
    lines: [
      { kind: 'STAY', label: 'Soggiorno', amount: 777_00 },
      { kind: 'DISCOUNT', label: 'Codice AMICI-12: sconto 12 %', amount: -93_24, part: { kind: 'discount', ...off } },
      { kind: 'EXTRA', label: 'Cane × 2', amount: 70_00, part: { kind: 'extra', ...TAKEN, nights: 7, persons: 1 } },
    ],
    total: 753_76,
    isAgreed: false,
    ...{
      startDate: stay.startDate,
      endDate: stay.endDate,
      linen: false,
      numberOfGuests: 2,
      children: 1,
      extras: [TAKEN],
    },
    reason: null,
    createdAt: '2027-01-02T10:00:00.000Z',
  });
  return stay.id;
}
