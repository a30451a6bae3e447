import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useIncome } from '../../resources/use-income.ts';
import { INCOME } from '../../texts/income.ts';
import { FORECAST, OVERVIEW } from '../../texts/overview.ts';
import { forecastYear, hasNights } from './forecast.ts';
import { ForecastChart } from './forecast-chart.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

export function ForecastPanel({ today }: { readonly today: LocalDate }) {
  const year = Number(today.slice(0, 4));
  const thisYear = useIncome(year);
  const nextYear = useIncome(year + 1);
  return (
    <Panel title={OVERVIEW.forecast}>
      <QueryFaces query={thisYear} failure={INCOME.loadFailed}>
        {(before) => (
          <QueryFaces query={nextYear} failure={INCOME.loadFailed}>
            {(after) => {
              const months = forecastYear([...before.months, ...after.months], today);
              return hasNights(months) ? (
                <ForecastChart months={months} />
              ) : (
                <p className={styles.nothing}>{FORECAST.empty}</p>
              );
            }}
          </QueryFaces>
        )}
      </QueryFaces>
    </Panel>
  );
}
