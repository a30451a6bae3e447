import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { listSections } from './guide.repository.ts';

/** What the guide says, section by section; visitors read none of it, and so no translator does. */
export const guideWords = sourceOfList(async (reader) =>
  (await listSections(reader)).map(({ id, title, content }) => ({
    kind: 'guide',
    id,
    title,
    isPublic: false,
    texts: textsOf({ title, content }, false),
  })),
);
