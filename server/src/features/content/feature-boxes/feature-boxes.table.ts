import { featureBox } from '@approdo/shared/contract/content/feature-boxes';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedFeatureBox = featureBox.omit({ version: true }).extend({ createdAt: z.string() });
export type StoredFeatureBox = z.output<typeof storedFeatureBox>;

export const featureBoxRecord = describeRecord('feature_boxes', storedFeatureBox);

type FeatureBoxesTables = { feature_boxes: RowOf<StoredFeatureBox> };

declare module '../../../db/schema.ts' {
  interface Schema extends FeatureBoxesTables {}
}
