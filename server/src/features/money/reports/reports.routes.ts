import type { reports as rows } from '@approdo/shared/contract/money/reports';
import type { yearSettings as settingsRows } from '@approdo/shared/contract/money/year-settings';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Reports } from './reports.service.ts';
import type { Years } from './year.service.ts';
import type { YearFolder } from './year-folder.service.ts';

type Services = { readonly reports: Reports; readonly years: Years; readonly folder: YearFolder };

export function reportsRoutes({ reports, years, folder }: Services): Handlers<typeof rows> {
  return {
    income: ({ query }) => reports.getIncome(query.year, { isDetailed: query.detail === 'true' }),
    incomeCsv: ({ query }) => reports.writeEntries(query.year),
    year: ({ query }) => years.getYear(query.year),
    yearFolder: ({ query }, { caller }) => folder.get(caller, query.year),
  };
}

export function yearSettingsRoutes(years: Years): Handlers<typeof settingsRows> {
  return {
    get: () => years.getSettings(),
    replace: ({ body }, context) => years.replaceSettings(body, context),
  };
}
