import { addDays, addYears, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import {
  daysOfTaxPeriod,
  isTaxPeriod,
  listTaxPeriods,
  type TaxPeriod,
  type TaxPeriodKind,
  taxPeriodOf,
} from '@approdo/shared/domain/law/tax/tax-period';

/** How far back claims reach (art. 1 c. 161 L. 296/2006: five years after that of the declaration). */
const YEARS_BACK = 6;

/** The periods that have ended, latest first, and the current one. */
export function listPeriodsOn(today: LocalDate, kind: TaxPeriodKind) {
  const running = taxPeriodOf(today, kind);
  const lastDay = addDays(daysOfTaxPeriod(running).from, -1);
  return { ended: listTaxPeriods(addYears(today, -YEARS_BACK), lastDay, kind).toReversed(), running };
}

/** The period in the address, if of that kind; else the last that has ended. */
export function choosePeriod(named: string | null, today: LocalDate, kind: TaxPeriodKind): TaxPeriod {
  if (named !== null && isTaxPeriod(named, kind)) return named;
  const [last] = listPeriodsOn(today, kind).ended;
  return last ?? taxPeriodOf(today, kind);
}
