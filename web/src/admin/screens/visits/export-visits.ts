import type { VisitCounts } from '@approdo/shared/contract/site/visits';
import { writeCsv } from '@approdo/shared/domain/text/csv';
import { VISIT_CHART, VISIT_COUNTS, VISITS } from '../../texts/visits.ts';
import { type DayRange, listSlots } from './periods.ts';

const COUNTS = ['views', 'arrivals', 'fetchedAhead', 'quotes', 'requests', 'confirmations'] as const;

/** Every day of the period as a spreadsheet opens it, as `yyyy-MM-dd`, which it sorts and counts with. */
export function writeVisitsCsv(counts: VisitCounts, range: DayRange): File {
  const days = listSlots('days', range, counts, counts);
  const table = writeCsv([
    [VISIT_CHART.day, ...COUNTS.map((name) => VISIT_COUNTS[name])],
    ...days.map(({ name, now }) => [name, ...COUNTS.map((count) => now[count])]),
  ]);
  return new File([table], `${VISITS.fileName}-${range.from}-${range.to}.csv`, { type: 'text/csv;charset=utf-8' });
}
