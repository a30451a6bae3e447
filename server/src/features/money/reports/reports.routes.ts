import type { reports as rows } from '@approdo/shared/contract/money/reports';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Reports } from './reports.service.ts';

export function reportsRoutes(reports: Reports): Handlers<typeof rows> {
  return {
    income: ({ query }) => reports.getIncome(query.year, { isDetailed: query.detail === 'true' }),
    incomeCsv: ({ query }) => reports.writeEntries(query.year),
  };
}
