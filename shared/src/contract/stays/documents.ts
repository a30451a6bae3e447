import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant } from '../base/fields.ts';

/** A paper that was made of a stay. */
export const stayDocument = z.object({
  id,
  kind: z.enum(['RECEIPT', 'CONTRACT']),
  /** Of a receipt. */
  number: z.string().optional(),
  createdAt: instant,
  /** Hexadecimal, of its bytes. */
  sha256: z.string(),
  /** When its guest accepted a contract. */
  acceptedAt: instant.optional(),
  /** Of a receipt, in cents; below zero for what went back. */
  total: z.number().int().optional(),
  /** The number of the receipt that this one takes back. */
  voids: z.string().optional(),
  /** The number of the receipt that takes this one back. */
  voidedBy: z.string().optional(),
  /** Of a contract that another took the place of, or that tells other dates, guests or price than the stay has. */
  isSuperseded: z.boolean().optional(),
});

/** What the owner keeps beside it. */
const documentForAdmin = stayDocument.extend({
  /** What a receipt that holds was made of. */
  entryIds: z.array(id).optional(),
  /** Numbers before this one that a restore took, `4–6/2027`. */
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
      /** In words; where there is something. */
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
