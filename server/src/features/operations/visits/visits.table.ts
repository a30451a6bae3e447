import type { Language } from '@approdo/shared/domain/base/language/language';

/** What is counted: page views, visitors' sources, and the steps towards a stay. */
export type VisitKind = 'VIEW' | 'AHEAD' | 'ARRIVAL' | 'REFERRER' | 'CAMPAIGN' | 'QUOTE' | 'REQUEST' | 'CONFIRMATION';

/** A count on a day; only pages have a language. */
export type VisitsTable = { day: string; kind: VisitKind; key: string; language: Language | ''; count: number };

/** The key for all sources that are not counted by name. */
export const OTHER_SOURCES = 'altri';

type VisitSettingsTable = { only_row: 1; is_on: 0 | 1 };

type VisitsTables = { visits: VisitsTable; visit_settings: VisitSettingsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends VisitsTables {}
}
