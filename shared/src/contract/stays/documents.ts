import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant } from '../base/fields.ts';

/** A document made for a stay. */
export const stayDocument = z.object({
  id,
  kind: z.enum(['RECEIPT', 'CONTRACT']),
  /** For a receipt. */
  number: z.string().optional(),
  createdAt: instant,
  /** Of the bytes, in hexadecimal. */
  sha256: z.string(),
  /** When the guest accepted a contract. */
  acceptedAt: instant.optional(),
  /** For a receipt, in cents; negative for a refund. */
  total: z.number().int().optional(),
  /** The number of the receipt that this one cancels. */
  voids: z.string().optional(),
  /** The number of the receipt that cancels this one. */
  voidedBy: z.string().optional(),
  /** Set if another contract replaced it, or if its dates, guests or price no longer match the stay. */
  isSuperseded: z.boolean().optional(),
});

/** What only the owner sees of a document. */
const documentForAdmin = stayDocument.extend({
  /** The payments that a valid receipt covers. */
  entryIds: z.array(id).optional(),
  /** The preceding numbers lost in a restore, `4–6/2027`. */
  missing: z.string().optional(),
});

export const documentFor = { guest: stayDocument, admin: documentForAdmin };

export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/bookings/{id}/documents',
    access: 'admin',
    summary: 'The receipts and contracts of a stay, and what the owner should know of them',
    params: byId,
    answer: z.object({
      documents: z.array(documentForAdmin),
      /** A text; only if there is something to warn about. */
      warning: z.string().optional(),
    }),
    status: 200,
  }),
  get: endpoint({
    method: 'GET',
    path: '/documents/{id}',
    access: 'user',
    summary: "A receipt or contract of one's own stay, for an admin of any; 404 for all others",
    params: byId,
    download: 'application/pdf',
    status: 200,
  }),
};
