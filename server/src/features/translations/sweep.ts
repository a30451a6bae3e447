import type { DocumentKind } from '@approdo/shared/contract/translatable';
import type { Reader, Trx } from '../../db/transaction.ts';
import { type CountableKind, deleteFields, deleteOrphans, listDocumentsWith } from './translations.repository.ts';

/** To be called in the transaction that deletes things of a kind: what they said in other languages goes with them. */
export async function sweepTranslations(trx: Trx, kind: CountableKind): Promise<void> {
  await deleteOrphans(trx, kind);
}

/** The same for words of the homepage or property that are no longer, or say something else altogether. */
export async function dropTranslations(
  trx: Trx,
  kind: 'homepage' | 'property',
  fields: readonly string[],
): Promise<void> {
  await deleteFields(trx, kind, fields);
}

/** The posts or pages that show a file of the library in another language, by id. */
export async function listTranslatedWith(reader: Reader, kind: DocumentKind, file: string): Promise<string[]> {
  return await listDocumentsWith(reader, kind, `"/uploads/${file}`);
}
