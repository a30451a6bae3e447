import type { IncomeReport, MonthIncome } from '@approdo/shared/domain/money/income';

/** The sums of a year's months, in cents. */
export type YearSums = Omit<MonthIncome, 'month'>;

export function sumYear({ months }: Pick<IncomeReport, 'months'>): YearSums {
  return months.reduce(
    (sum, month) => ({
      received: sum.received + month.received,
      refunded: sum.refunded + month.refunded,
      nights: sum.nights + month.nights,
      earned: sum.earned + month.earned,
    }),
    { received: 0, refunded: 0, nights: 0, earned: 0 },
  );
}

/** Whether there is any income to show. */
export function hasIncome({ months, damage, tax }: IncomeReport): boolean {
  const isQuiet = months.every(
    ({ received, refunded, nights, earned }) => received === 0 && refunded === 0 && nights === 0 && earned === 0,
  );
  return !isQuiet || damage !== 0 || tax !== 0;
}
