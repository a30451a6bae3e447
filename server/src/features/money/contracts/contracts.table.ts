import { contractTerms } from '@approdo/shared/contract/money/stored-documents';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const contract = z.object({
  /** Also the id of its document. */
  id: z.string(),
  bookingId: z.string(),
  edition: z.number().int(),
  terms: contractTerms.readonly(),
  writtenBy: z.string(),
});
export const contractRecord = describeRecord('contracts', contract);
export type StoredContract = Readonly<z.output<typeof contract>>;

const acceptance = z.object({
  contractId: z.string(),
  sha256: z.string(),
  acceptedAt: z.string(),
  userId: z.string(),
  /** The account's e-mail at that time. */
  account: z.string(),
  address: z.string(),
  browser: z.string(),
});
export const acceptanceRecord = describeRecord('contract_acceptances', acceptance);

/** Who accepted a contract, when, and from where. */
export type Acceptance = Readonly<z.output<typeof acceptance>>;

type ContractsTables = {
  contract_templates: { language: Language; subject: string; body: string };
  contracts: RowOf<StoredContract>;
  contract_acceptances: RowOf<Acceptance>;
};

declare module '../../../db/schema.ts' {
  interface Schema extends ContractsTables {}
}
