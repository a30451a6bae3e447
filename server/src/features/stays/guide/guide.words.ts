import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { listSections } from './guide.repository.ts';

/** The translatable texts of each section; they are not public, so no translation service sees them. */
export const guideWords = sourceOfList(async (reader) =>
  (await listSections(reader)).map(({ id, title, content }) => ({
    kind: 'guide',
    id,
    title,
    isPublic: false,
    texts: textsOf({ title, content }, false),
  })),
);
