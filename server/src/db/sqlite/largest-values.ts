import { RECEIPT_MAX_BYTES } from '@approdo/shared/contract/law/alloggiati';
import { DOCUMENT_MAX_BYTES, EXPENSE_DOCUMENT_MAX_BYTES } from '@approdo/shared/contract/money/stored-documents';
import { sealedLength } from '@approdo/shared/domain/law/register/sealed-length';
import { MAX_CONTENT_BYTES } from '@approdo/shared/rich-text/elements';
import type { Schema } from '../schema.ts';

/** Limits of columns with files; the code that writes them has the same limits. */
const MAX_FILE_BYTES: { readonly [Table in keyof Schema]?: { readonly [Column in keyof Schema[Table]]?: number } } = {
  documents: { bytes: DOCUMENT_MAX_BYTES },
  expense_documents: { bytes: EXPENSE_DOCUMENT_MAX_BYTES },
  register_receipts: { content: sealedLength(RECEIPT_MAX_BYTES) },
};

/** Twice the longest text that anybody may write, which leaves room for texts composed of several. */
const MAX_TEXT_BYTES = 2 * MAX_CONTENT_BYTES;

/** The maximum size in bytes of a value in a column. */
export function maxBytesOf(table: string, column: string): number {
  const files: Readonly<Record<string, Readonly<Record<string, number>>>> = MAX_FILE_BYTES;
  return files[table]?.[column] ?? MAX_TEXT_BYTES;
}
