import type { LocalDate } from '@approdo/shared/domain/local-date';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useBookings } from '../../resources/use-bookings.ts';
import { useRates } from '../../resources/use-property.ts';
import { BOOKINGS } from '../../texts/bookings.ts';
import { OVERVIEW } from '../../texts/overview.ts';
import { RATES } from '../../texts/property.ts';
import { forecastYear } from './forecast.ts';
import { ForecastChart } from './forecast-chart.tsx';
import { Panel } from './panel.tsx';

export function ForecastPanel({ today }: { readonly today: LocalDate }) {
  const bookings = useBookings();
  const rates = useRates();
  return (
    <Panel title={OVERVIEW.forecast} isWide>
      <QueryFaces query={bookings} failure={BOOKINGS.loadFailed}>
        {(booked) => (
          <QueryFaces query={rates} failure={RATES.loadFailed}>
            {(list) => <ForecastChart months={forecastYear(booked, list, today)} />}
          </QueryFaces>
        )}
      </QueryFaces>
    </Panel>
  );
}
