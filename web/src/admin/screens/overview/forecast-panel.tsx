import type { LocalDate } from '@approdo/shared/domain/local-date';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useBookings } from '../../resources/use-bookings.ts';
import { useRates } from '../../resources/use-property.ts';
import { BOOKINGS } from '../../texts/bookings.ts';
import { FORECAST, OVERVIEW } from '../../texts/overview.ts';
import { RATES } from '../../texts/property.ts';
import { forecastYear, hasNights } from './forecast.ts';
import { ForecastChart } from './forecast-chart.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

export function ForecastPanel({ today }: { readonly today: LocalDate }) {
  const bookings = useBookings();
  const rates = useRates();
  return (
    <Panel title={OVERVIEW.forecast}>
      <QueryFaces query={bookings} failure={BOOKINGS.loadFailed}>
        {(booked) => (
          <QueryFaces query={rates} failure={RATES.loadFailed}>
            {(list) => {
              const months = forecastYear(booked, list, today);
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
