import type { ContractTerms } from '@approdo/shared/contract/money/stored-documents';
import type { GuestStay } from '../../stays/stays/index.ts';
import type { StoredPrice } from '../payments/index.ts';
import type { StoredContract } from './contracts.table.ts';

/** The terms that a contract of the stay must have now. */
export function termsOf(stay: GuestStay, price: StoredPrice | undefined): ContractTerms {
  const { startDate, endDate, numberOfGuests } = stay;
  const lines = (price?.lines ?? []).map(({ kind, label, amount }) => ({ kind, label, amount }));
  return { startDate, endDate, numberOfGuests, price: lines };
}

/** Whether a contract is the latest of its stay, and its terms are current. */
export function isCurrent(
  contract: StoredContract,
  { editions, terms }: { readonly editions: readonly StoredContract[]; readonly terms: ContractTerms },
): boolean {
  return editions.at(-1)?.id === contract.id && JSON.stringify(contract.terms) === JSON.stringify(terms);
}
