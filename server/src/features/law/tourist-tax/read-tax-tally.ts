import { listTaxNights } from '@approdo/shared/domain/law/tax/tourist-tax';
import { readNightPrices } from '../../money/payments/index.ts';
import type { ReadTax } from '../register/index.ts';
import { taxesNights } from './tax-modes.ts';
import { getTouristTax } from './tourist-tax.repository.ts';

/** Tallies nights by the current tariffs, for guests whose birth date is about to be deleted. */
export const readTaxTally: ReadTax = async (reader, stayIds) => {
  const { terms } = await getTouristTax(reader);
  if (!taxesNights(terms)) return () => null;
  const prices = await readNightPrices(reader, stayIds);
  return (guest, { id, ...stay }) => listTaxNights(guest, { ...stay, price: prices.get(id) ?? null }, terms.tariffs);
};
