import { type ItalianThing, sourceOfList, textsOf } from '../../base/localization/index.ts';
import { listFeatureBoxes } from './feature-boxes.repository.ts';
import type { StoredFeatureBox } from './feature-boxes.table.ts';

/** The translatable texts of the boxes over the hero. */
export const boxWords = sourceOfList(async (reader) => (await listFeatureBoxes(reader)).map(wordsOf));

function wordsOf({ id, title, description, published }: StoredFeatureBox): ItalianThing {
  return { kind: 'feature_boxes', id, title, isPublic: published, texts: textsOf({ title, description }, published) };
}
