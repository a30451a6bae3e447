import type { TouristTaxReport } from '@approdo/shared/contract/law/tourist-tax';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { daysOfTaxPeriod, isTaxPeriod, listTaxPeriods } from '@approdo/shared/domain/law/tax/tax-period';
import { taxReport } from '@approdo/shared/domain/law/tax/tax-report';
import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import { refuseFaults } from '../../../http/problems.ts';
import { readTaxCollected } from '../../money/payments/index.ts';
import { type KeysAtHand, type ListedStay, readRegisterStays } from '../register/index.ts';
import { taxesNights } from './tax-modes.ts';
import { readTaxedStays } from './taxed-stays.ts';
import { getTouristTax } from './tourist-tax.repository.ts';

const OTHER_PERIOD = {
  MONTH: say('taxMonthMissing'),
  QUARTER: say('taxQuarterMissing'),
  YEAR: say('taxYearMissing'),
};

/** The declaration of a period, over all stays of the register: the site's and the portals'. */
export async function readTaxReport(reader: Reader, keys: KeysAtHand, period: string): Promise<TouristTaxReport> {
  const { terms } = await getTouristTax(reader);
  if (!isTaxPeriod(period, terms.period)) refuseFaults({ period: OTHER_PERIOD[terms.period] });
  const { from, to } = daysOfTaxPeriod(period);
  // Guests whose last night is in the period leave on the day after it.
  const listed = await readRegisterStays(reader, { from, to: addDays(to, 1) });
  const stays = listed.filter(({ isCancelled }) => !isCancelled);
  const taxedStays = taxesNights(terms) ? await readTaxedStays(reader, keys, stays) : [];
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
    stays: taxedStays,
  });
  return { ...sums, lines: [...lines], exemptions: [...exemptions] };
}

/** The declarations of a year, one for each period with nights or with money. */
export async function readTaxReports(reader: Reader, keys: KeysAtHand, year: number): Promise<TouristTaxReport[]> {
  const { terms } = await getTouristTax(reader);
  const reports: TouristTaxReport[] = [];
  for (const period of listTaxPeriods(`${year}-01-01`, `${year}-12-31`, terms.period)) {
    reports.push(await readTaxReport(reader, keys, period));
  }
  return reports.filter(({ nights, collected }) => nights > 0 || collected !== 0);
}

function isWithin(day: LocalDate, { from, to }: { readonly from: LocalDate; readonly to: LocalDate }): boolean {
  return from <= day && day <= to;
}
