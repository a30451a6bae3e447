import { hasRole } from '@approdo/shared/domain/base/access';
import type { Reader } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type DocumentRequest, findDocumentIn, type Italian } from './find-document.ts';
import { inLanguage, readWords } from './words.ts';

type ReadRequest<Document extends Italian, View> = Omit<DocumentRequest<Document>, 'readsDrafts'> & {
  readonly caller: Caller | undefined;
  /** Makes the answer's view of the Italian document. */
  readonly view: (italian: Document) => View;
};

/**
 * The document of a slug in the call's language, with the translation's own slug and dates; a draft is found by those
 * who may read drafts. Throws 404 as `findDocumentIn` does.
 */
export async function readDocumentIn<Document extends Italian, View extends object>(
  reader: Reader,
  { caller, view, ...request }: ReadRequest<Document, View>,
) {
  const { kind, locale } = request;
  const { italian, translation, alternates } = await findDocumentIn(reader, {
    ...request,
    readsDrafts: mayReadDrafts(caller),
  });
  const words = await readWords(reader, locale, { [kind]: [italian.id] });
  const localized = inLanguage(words, { kind, id: italian.id }, view(italian));
  const place = translation && { slug: translation.slug, publishedAt: translation.published_at };
  return { document: { ...localized, ...place, ...(alternates && { alternates }) }, translation };
}

/** Whether a caller may see unpublished documents: authors may. */
function mayReadDrafts(caller: Caller | undefined): boolean {
  return caller !== undefined && hasRole(caller.role, 'EDITOR');
}
