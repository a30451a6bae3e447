import type { DocumentKind } from '@approdo/shared/contract/operations/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type CountableKind, deleteFields, deleteOrphans, listDocumentsWith } from './localization.repository.ts';
import { putText } from './translations.records.ts';

/** Deletes the translations of things of a kind; call it in the transaction that deletes the things. */
export async function sweepTranslations(trx: Trx, kind: CountableKind): Promise<void> {
  await deleteOrphans(trx, kind);
}

/** Deletes translations of homepage or property texts that were removed or rewritten. */
export async function dropTranslations(
  trx: Trx,
  kind: 'homepage' | 'property',
  fields: readonly string[],
): Promise<void> {
  await deleteFields(trx, kind, fields);
}

type PlainText = { readonly language: OtherLanguage; readonly text: string; readonly source: string };

/** Replaces a homepage or property field's translations by these, as checked; other languages have none. */
export async function replaceTranslations(
  trx: Trx,
  { kind, id: field }: { readonly kind: 'homepage' | 'property'; readonly id: string },
  texts: readonly PlainText[],
): Promise<void> {
  await deleteFields(trx, kind, [field]);
  for (const text of texts) await putText(trx, { kind, thing_id: kind, field, state: 'CHECKED', ...text });
}

/** The posts, pages or sections of the guide that show a file of the library in another language, by id. */
export async function listTranslatedWith(
  reader: Reader,
  kind: DocumentKind | 'guide',
  file: string,
): Promise<string[]> {
  return await listDocumentsWith(reader, kind, `"/uploads/${file}`);
}

/** The posts, pages and sections of the guide that show a gallery in another language, by id. */
export async function listTranslatedShowing(reader: Reader, gallery: string): Promise<string[]> {
  const words = `data-type="gallery" data-slug="${gallery}"`;
  const kinds = ['posts', 'pages', 'guide'] as const;
  return (await Promise.all(kinds.map((kind) => listDocumentsWith(reader, kind, words)))).flat();
}
