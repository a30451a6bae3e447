import type { TouristTaxReport } from '@approdo/shared/contract/register/tourist-tax';
import { addDays, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { datesOf } from '@approdo/shared/domain/register/stay-segments';
import { daysOfTaxPeriod, isTaxPeriod } from '@approdo/shared/domain/tax/tax-period';
import { taxReport } from '@approdo/shared/domain/tax/tax-report';
import type { TaxedGuest } from '@approdo/shared/domain/tax/tourist-tax';
import type { Reader } from '../../db/transaction.ts';
import { refuseFaults } from '../../http/problems.ts';
import { readNightPrices, readTaxCollected } from '../payments/index.ts';
import {
  getRegisterTerms,
  type KeysAtHand,
  type ListedStay,
  type OpenedGuest,
  readGuestsOfStays,
  readRegisterStays,
} from '../register/index.ts';
import { countsNights } from './counts-nights.ts';
import { getTouristTax } from './tourist-tax.repository.ts';

const OTHER_PERIOD = {
  MONTH: 'Scegli un mese: 2026-07',
  QUARTER: 'Scegli un trimestre: 2026-Q3',
  YEAR: 'Scegli un anno: 2026',
};

/** What is declared of a period: all stays of the register, the site's and the portals'. */
export async function readTaxReport(reader: Reader, keys: KeysAtHand, period: string): Promise<TouristTaxReport> {
  const { terms } = await getTouristTax(reader);
  if (!isTaxPeriod(period, terms.period)) refuseFaults({ period: OTHER_PERIOD[terms.period] });
  const { from, to } = daysOfTaxPeriod(period);
  // Whose last night is in the period leaves on the day after it.
  const listed = await readRegisterStays(reader, { from, to: addDays(to, 1) });
  const stays = listed.filter(({ isOff }) => !isOff);
  const ids = stays.map(({ id }) => id);
  const guests = await readGuests(reader, keys, ids);
  const prices = await readNightPrices(reader, ids);
  const isOfPeriod = ({ endDate }: ListedStay) => isWithin(endDate, { from, to });
  const collected = await readTaxCollected(
    reader,
    stays.filter(isOfPeriod).map(({ id }) => id),
  );
  const { lines, exemptions, ...sums } = taxReport({
    period,
    countBy: terms.countBy,
    due: terms.due,
    tariffs: terms.tariffs,
    collected,
    stays: (countsNights(terms) ? stays : []).map((stay) => ({
      stay: {
        startDate: stay.startDate,
        endDate: stay.endDate,
        price: prices.get(stay.id) ?? null,
        guests: stay.numberOfGuests,
      },
      guests: listTaxed(stay, guests.get(stay.id) ?? []),
    })),
  });
  return { ...sums, lines: [...lines], exemptions: [...exemptions] };
}

/** Members come with their head; whoever's birth was deleted is taxed as was counted then. */
function listTaxed({ startDate, endDate }: ListedStay, guests: readonly OpenedGuest[]): TaxedGuest[] {
  const registered = { arrival: startDate, departure: endDate, guests };
  return guests.map((guest) => ({
    ...datesOf(guest, registered),
    birthDate: guest.birthDate,
    exemption: guest.exemption,
    counted: guest.keptNights,
  }));
}

/** None where the register is off. Throws 409 where its key is missing. */
async function readGuests(
  reader: Reader,
  keys: KeysAtHand,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OpenedGuest[]>> {
  const { isOn } = await getRegisterTerms(reader);
  return isOn ? await readGuestsOfStays(reader, await keys.seal(reader), stayIds) : new Map();
}

function isWithin(day: LocalDate, { from, to }: { readonly from: LocalDate; readonly to: LocalDate }): boolean {
  return from <= day && day <= to;
}
