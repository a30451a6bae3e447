import { RECEIPT_MAX_BYTES } from '@approdo/shared/contract/law/alloggiati';
import { DOCUMENT_MAX_BYTES } from '@approdo/shared/contract/money/documents-kept';
import { sealedLength } from '@approdo/shared/domain/law/register/sealed-length';
import { MAX_CONTENT_BYTES } from '@approdo/shared/rich-text/elements';
import type { Schema } from '../schema.ts';

/** Of columns that keep files: who writes there is held to the same. */
const LARGEST_FILES: { readonly [Table in keyof Schema]?: { readonly [Column in keyof Schema[Table]]?: number } } = {
  documents: { bytes: DOCUMENT_MAX_BYTES },
  register_receipts: { content: sealedLength(RECEIPT_MAX_BYTES) },
};

/** Twice the longest that anybody may write: what is put together of several texts has room in it. */
const LARGEST_TEXT = 2 * MAX_CONTENT_BYTES;

/** The most bytes that the program writes into one field of a column. */
export function largestValueOf(table: string, column: string): number {
  const files: Readonly<Record<string, Readonly<Record<string, number>>>> = LARGEST_FILES;
  return files[table]?.[column] ?? LARGEST_TEXT;
}
