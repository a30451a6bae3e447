import { hasRole } from '@approdo/shared/domain/base/access';
import type { Reader } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Asked, findDocumentIn, type Italian } from './find-document.ts';
import { inLanguage, readWords } from './words.ts';

type Wanted<Document extends Italian, Shown> = Omit<Asked<Document>, 'readsDrafts'> & {
  readonly caller: Caller | undefined;
  /** Makes the answer's view of the Italian document. */
  readonly view: (italian: Document) => Shown;
};

/**
 * The document of a slug in the call's language, with the translation's own slug and dates; a draft is found by those
 * who may read drafts. Throws 404 as `findDocumentIn` does.
 */
export async function readDocumentIn<Document extends Italian, Shown extends object>(
  reader: Reader,
  { caller, view, ...asked }: Wanted<Document, Shown>,
) {
  const { kind, locale } = asked;
  const { italian, standing, alternates } = await findDocumentIn(reader, {
    ...asked,
    readsDrafts: mayReadDrafts(caller),
  });
  const words = await readWords(reader, locale, { [kind]: [italian.id] });
  const said = inLanguage(words, { kind, id: italian.id }, view(italian));
  const place = standing && { slug: standing.slug, publishedAt: standing.published_at };
  return { document: { ...said, ...place, ...(alternates && { alternates }) }, standing };
}

/** Whether a caller may see unpublished documents: authors may. */
function mayReadDrafts(caller: Caller | undefined): boolean {
  return caller !== undefined && hasRole(caller.role, 'EDITOR');
}
