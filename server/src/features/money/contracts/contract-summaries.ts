import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { readMoneyOfStay } from '../payments/index.ts';
import { isCurrent, termsOf } from './contract-terms.ts';
import { listContracts } from './contracts.repository.ts';

/** A summary of each contract of a stay, by its id. */
export async function readContractSummaries(reader: Reader, stay: GuestStay) {
  const editions = await listContracts(reader, stay.id);
  if (editions.length === 0) return new Map();
  const { price } = await readMoneyOfStay(reader, stay.id);
  const terms = termsOf(stay, price);
  return new Map(
    editions.map((contract) => [
      contract.id,
      { acceptedAt: contract.acceptedAt, isSuperseded: !isCurrent(contract, { editions, terms }) },
    ]),
  );
}
