import type { DocumentKind, TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { containsText } from '../../../db/contains-text.ts';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { TranslatedDocumentsTable } from './localization.table.ts';

/** The kinds of which there are many, each with an id of its own. */
export type CountableKind = Exclude<TranslatableKind, 'homepage' | 'property' | 'mail_wordings'>;

/** Ids of the things of a kind whose translated content contains these words. */
export async function listDocumentsWith(
  reader: Reader,
  kind: DocumentKind | 'guide',
  words: string,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('translations')
    .select('thing_id')
    .distinct()
    .where('kind', '=', kind)
    .where('field', '=', 'content')
    .where(containsText('text', words))
    .execute();
  return rows.map(({ thing_id }) => thing_id);
}

/** Deletes the translations of things of a kind that no longer exist. */
export async function deleteOrphans(trx: Trx, kind: CountableKind): Promise<void> {
  const present = trx.selectFrom(kind).select('id');
  await trx.deleteFrom('translations').where('kind', '=', kind).where('thing_id', 'not in', present).execute();
  if (kind !== 'posts' && kind !== 'pages') return;
  await trx.deleteFrom('translated_documents').where('kind', '=', kind).where('thing_id', 'not in', present).execute();
}

export async function deleteFields(trx: Trx, kind: 'homepage' | 'property', fields: readonly string[]): Promise<void> {
  if (fields.length === 0) return;
  await trx.deleteFrom('translations').where('kind', '=', kind).where('field', 'in', fields).execute();
}

type Checked = {
  readonly kind: TranslatableKind;
  readonly language: OtherLanguage;
  readonly ids: readonly string[] | 'all';
  readonly without: readonly string[];
};

/** The checked texts of things of a kind. */
export async function listCheckedTexts(reader: Reader, { kind, language, ids, without }: Checked) {
  const texts = reader
    .selectFrom('translations')
    .select(['thing_id', 'field', 'text'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('state', '=', 'CHECKED')
    .$if(without.length > 0, (query) => query.where('field', 'not in', without));
  if (ids === 'all') return await texts.execute();
  return await inPortions([...new Set(ids)], (portion) => texts.where('thing_id', 'in', portion).execute());
}

/** The documents of a kind that have a slug, in whichever language. */
export async function findDocumentsBySlug(
  reader: Reader,
  kind: DocumentKind,
  slug: string,
): Promise<TranslatedDocumentsTable[]> {
  return await selectDocuments(reader, kind).where('slug', '=', slug).execute();
}

/** A document's translations, one per language. */
export async function listDocumentsOf(
  reader: Reader,
  kind: DocumentKind,
  id: string,
): Promise<TranslatedDocumentsTable[]> {
  return await selectDocuments(reader, kind).where('thing_id', '=', id).execute();
}

type Public = {
  readonly id?: string | undefined;
  readonly language?: OtherLanguage | undefined;
  /** Fields that must be checked. */
  readonly required: readonly string[];
};

/** The documents of a kind that are published in a language, with those fields checked, newest first. */
export async function listPublishedDocuments(
  reader: Reader,
  kind: DocumentKind,
  { id, language, required }: Public,
): Promise<TranslatedDocumentsTable[]> {
  return await selectDocuments(reader, kind)
    .where('published_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('thing_id', '=', id ?? ''))
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'en'))
    .where(
      (document) =>
        document
          .selectFrom('translations')
          .select(({ fn }) => fn.countAll<number>().as('checked'))
          .whereRef('translations.kind', '=', 'translated_documents.kind')
          .whereRef('translations.thing_id', '=', 'translated_documents.thing_id')
          .whereRef('translations.language', '=', 'translated_documents.language')
          .where('state', '=', 'CHECKED')
          .where('field', 'in', required),
      '=',
      required.length,
    )
    .orderBy('published_at', 'desc')
    .orderBy('thing_id', 'desc')
    .execute();
}

function selectDocuments(reader: Reader, kind: DocumentKind) {
  return reader.selectFrom('translated_documents').selectAll().where('translated_documents.kind', '=', kind);
}
