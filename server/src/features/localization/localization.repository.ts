import type { DocumentKind, TranslatableKind } from '@approdo/shared/contract/content/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/language/language';
import { holding } from '../../db/holding.ts';
import { inPortions } from '../../db/in-portions.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { TranslatedDocumentsTable, TranslationsTable } from './localization.table.ts';

/** One thing in one language. */
export type ThingKey = {
  readonly kind: TranslatableKind;
  readonly thing_id: string;
  readonly language: OtherLanguage;
};

/** The kinds of which there are many, each with an id of its own. */
export type CountableKind = Exclude<TranslatableKind, 'homepage' | 'property' | 'mail_wordings'>;

export async function listTexts(reader: Reader, key: ThingKey): Promise<TranslationsTable[]> {
  return await selectTexts(reader, key).selectAll().execute();
}

/** Where all texts in a language stand. */
export async function listKeptStates(
  reader: Reader,
  language: OtherLanguage,
): Promise<Omit<TranslationsTable, 'text' | 'language'>[]> {
  return await reader
    .selectFrom('translations')
    .select(['kind', 'thing_id', 'field', 'source', 'state'])
    .where('language', '=', language)
    .execute();
}

export async function putText(trx: Trx, row: TranslationsTable): Promise<void> {
  await trx
    .insertInto('translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'thing_id', 'language', 'field']).doUpdateSet(row))
    .execute();
}

export async function deleteText(trx: Trx, key: ThingKey, field: string): Promise<void> {
  await trx
    .deleteFrom('translations')
    .where('kind', '=', key.kind)
    .where('thing_id', '=', key.thing_id)
    .where('language', '=', key.language)
    .where('field', '=', field)
    .execute();
}

/** Where a post or page stands in a language; undefined where it has no slug there. */
export async function findDocument(
  reader: Reader,
  key: ThingKey & { readonly kind: DocumentKind },
): Promise<TranslatedDocumentsTable | undefined> {
  return await reader
    .selectFrom('translated_documents')
    .selectAll()
    .where('kind', '=', key.kind)
    .where('thing_id', '=', key.thing_id)
    .where('language', '=', key.language)
    .executeTakeFirst();
}

export async function listDocuments(reader: Reader, language: OtherLanguage): Promise<TranslatedDocumentsTable[]> {
  return await reader.selectFrom('translated_documents').selectAll().where('language', '=', language).execute();
}

/** Writes it, new or anew. Fails with a unique violation where the slug is another's. */
export async function putDocument(trx: Trx, row: TranslatedDocumentsTable): Promise<void> {
  await trx
    .insertInto('translated_documents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'thing_id', 'language']).doUpdateSet(row))
    .execute();
}

/** The slugs of a kind that are taken in a language, among this one and those that begin like it. */
export async function listTakenSlugs(
  reader: Reader,
  kind: DocumentKind,
  { language, slug }: { readonly language: OtherLanguage; readonly slug: string },
): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('translated_documents')
    .select('slug')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('slug', 'like', `${slug.slice(0, 190)}%`)
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** The things of a kind whose content holds these words in another language, by id. */
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
    .where(holding('text', words))
    .execute();
  return rows.map(({ thing_id }) => thing_id);
}

/** Deletes what is said of things of a kind that are no longer. */
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

function selectTexts(reader: Reader, { kind, thing_id, language }: ThingKey) {
  return reader
    .selectFrom('translations')
    .where('kind', '=', kind)
    .where('thing_id', '=', thing_id)
    .where('language', '=', language);
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

/** Where one document stands in each language. */
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
  /** The fields without which there is none. */
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
