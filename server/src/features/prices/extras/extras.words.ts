import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { listExtras } from './extras.records.ts';

/** The names of extras, as texts to translate. */
export const extraWords = sourceOfList(async (reader) =>
  (await listExtras(reader)).map(({ id, name, isOn }) => ({
    kind: 'price_extras',
    id,
    title: name,
    isPublic: isOn,
    texts: textsOf({ name }, isOn),
  })),
);
