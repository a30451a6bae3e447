import { type HomepageSettings, homepageSettings } from '@approdo/shared/contract/content/homepage';
import { describeRecord, type RowOf } from '../../../db/record.ts';

export const homepageRecord = describeRecord('homepage', homepageSettings);

type HomepageTables = { homepage: { only_row: 1 } & RowOf<HomepageSettings> };

declare module '../../../db/schema.ts' {
  interface Schema extends HomepageTables {}
}
