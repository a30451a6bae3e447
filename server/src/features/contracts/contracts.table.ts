import type { ContractTerms } from '@approdo/shared/contract/money/documents-kept';
import type { Language } from '@approdo/shared/domain/language/language';

export type StoredContract = {
  /** Of its document, too. */
  readonly id: string;
  readonly bookingId: string;
  readonly edition: number;
  readonly terms: ContractTerms;
  readonly writtenBy: string;
};

/** Who accepted a contract, when, and from where. */
export type Acceptance = {
  readonly contractId: string;
  readonly sha256: string;
  readonly acceptedAt: string;
  readonly userId: string;
  /** The account's e-mail, as it was then. */
  readonly account: string;
  readonly address: string;
  readonly browser: string;
};

export type ContractsTables = {
  contract_templates: { language: Language; subject: string; body: string };
  contracts: { id: string; booking_id: string; edition: number; terms: string; written_by: string };
  contract_acceptances: {
    contract_id: string;
    sha256: string;
    accepted_at: string;
    user_id: string;
    account: string;
    address: string;
    browser: string;
  };
};

declare module '../../db/schema.ts' {
  interface Schema extends ContractsTables {}
}
