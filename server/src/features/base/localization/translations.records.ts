import type { DocumentKind, TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { TranslatedDocumentsTable, TranslationsTable } from './localization.table.ts';

/** One thing in one language. */
export type ThingKey = {
  readonly kind: TranslatableKind;
  readonly thing_id: string;
  readonly language: OtherLanguage;
};

export async function listTexts(reader: Reader, key: ThingKey): Promise<TranslationsTable[]> {
  return await selectTexts(reader, key).selectAll().execute();
}

/** The state of all texts in a language. */
export async function listStoredStates(
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

/** A post's or page's translation in a language; undefined where it has no slug there. */
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

/** Inserts or updates the row. Fails with a unique violation where the slug is another document's. */
export async function putDocument(trx: Trx, row: TranslatedDocumentsTable): Promise<void> {
  await trx
    .insertInto('translated_documents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'thing_id', 'language']).doUpdateSet(row))
    .execute();
}

/** The taken slugs of a kind in a language that begin like this one. */
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

function selectTexts(reader: Reader, { kind, thing_id, language }: ThingKey) {
  return reader
    .selectFrom('translations')
    .where('kind', '=', kind)
    .where('thing_id', '=', thing_id)
    .where('language', '=', language);
}

/** The checked names of extras, in all other languages. */
export const listCheckedNamesOfExtras = rememberQuery((reader) =>
  reader
    .selectFrom('translations')
    .select(['thing_id', 'language', 'text'])
    .where('kind', '=', 'price_extras')
    .where('field', '=', 'name')
    .where('state', '=', 'CHECKED'),
);
