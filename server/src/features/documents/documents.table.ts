/** A paper that was made of a stay, as it was made. */
export type StoredDocument = {
  readonly id: string;
  readonly bookingId: string;
  readonly kind: 'RECEIPT' | 'CONTRACT';
  readonly bytes: Uint8Array;
  /** Hexadecimal, of the bytes. */
  readonly sha256: string;
  readonly createdAt: string;
};

type DocumentsTables = {
  documents: {
    id: string;
    booking_id: string;
    kind: StoredDocument['kind'];
    bytes: Uint8Array;
    sha256: string;
    created_at: string;
  };
};

declare module '../../db/schema.ts' {
  interface Schema extends DocumentsTables {}
}
