import type { Trx } from '../../../db/transaction.ts';
import { deleteText, putText, type ThingKey } from './translations.records.ts';

/** A translated text with its Italian source. */
export type CheckedTranslation = { readonly field: string; readonly text: string; readonly italian: string };

/** Saves texts as checked. */
export async function saveCheckedTexts(trx: Trx, key: ThingKey, texts: readonly CheckedTranslation[]): Promise<void> {
  for (const { field, text, italian } of texts) {
    await putText(trx, { ...key, field, text, source: italian, state: 'CHECKED' });
  }
}

export async function deleteTexts(trx: Trx, key: ThingKey, fields: readonly string[]): Promise<void> {
  for (const field of fields) await deleteText(trx, key, field);
}
