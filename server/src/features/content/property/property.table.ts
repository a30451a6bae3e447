import { type PropertyDetails, propertyDetails } from '@approdo/shared/contract/content/property';
import { describeRecord, type RowOf } from '../../../db/record.ts';

export const propertyRecord = describeRecord('property', propertyDetails);

type PropertyTables = { property: { only_row: 1 } & RowOf<PropertyDetails> };

declare module '../../../db/schema.ts' {
  interface Schema extends PropertyTables {}
}
