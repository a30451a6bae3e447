import type { ContractTerms } from '@approdo/shared/contract/money/documents-kept';
import type { GuestStay } from '../../stays/stays/index.ts';
import type { StoredPrice } from '../payments/index.ts';
import type { StoredContract } from './contracts.table.ts';

/** What a contract of the stay has to say now. */
export function termsOf(stay: GuestStay, price: StoredPrice | undefined): ContractTerms {
  const { startDate, endDate, numberOfGuests } = stay;
  const lines = (price?.lines ?? []).map(({ kind, label, amount }) => ({ kind, label, amount }));
  return { startDate, endDate, numberOfGuests, price: lines };
}

/** Whether a contract is the last of its stay, and tells what holds. */
export function isCurrent(
  contract: StoredContract,
  { editions, terms }: { readonly editions: readonly StoredContract[]; readonly terms: ContractTerms },
): boolean {
  return editions.at(-1)?.id === contract.id && JSON.stringify(contract.terms) === JSON.stringify(terms);
}
