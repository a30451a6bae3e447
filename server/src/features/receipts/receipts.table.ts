import type { ReceiptFacts } from '@approdo/shared/contract/money/documents-kept';

export type StoredReceipt = {
  /** Of its document, too. */
  readonly id: string;
  readonly bookingId: string;
  readonly year: number;
  readonly number: number;
  readonly facts: ReceiptFacts;
  /** The receipt that it takes back. */
  readonly voids: string | null;
  readonly writtenBy: string;
};

export type ReceiptsTables = {
  receipts: {
    id: string;
    booking_id: string;
    year: number;
    number: number;
    total: number;
    facts: string;
    voids: string | null;
    written_by: string;
  };
  receipted_entries: { entry_id: string; receipt_id: string };
};

declare module '../../db/schema.ts' {
  interface Schema extends ReceiptsTables {}
}
