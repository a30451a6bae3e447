import type { Reader } from '../../../db/transaction.ts';
import { deleteFeatureBox, listFeatureBoxes } from './feature-boxes.repository.ts';

/** The demo feature boxes, and how they are removed. */
export const demoFeatureBoxes = {
  kind: 'feature-box',
  list: async (reader: Reader) =>
    (await listFeatureBoxes(reader)).map(({ id, title, icon, description, link }) => ({
      id,
      title,
      words: [title, icon, description, link],
    })),
  remove: deleteFeatureBox,
} as const;
