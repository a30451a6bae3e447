import type { Reader } from '../../../db/transaction.ts';
import { deleteSection, listSections } from './guide.repository.ts';

/** The demo guide sections, and how they are removed. */
export const demoSections = {
  kind: 'guide',
  list: async (reader: Reader) =>
    (await listSections(reader)).map(({ id, title, content }) => ({ id, title, words: [title, content], content })),
  remove: deleteSection,
} as const;
