import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { DeadlineFacts } from '@approdo/shared/domain/law/deadlines/deadlines';
import type { Reader } from '../../../db/transaction.ts';
import { readRegisterStays } from '../register/index.ts';
import { getTouristTax } from './tourist-tax.repository.ts';

/** The facts for tax deadlines; null where no nights are taxed. */
export async function readTaxFacts(reader: Reader, today: LocalDate): Promise<DeadlineFacts['tax']> {
  const { terms, since } = await getTouristTax(reader);
  if (since === null) return null;
  const stays = await readRegisterStays(reader, { from: since, to: today });
  const ended = stays.filter(({ endDate, isCancelled }) => !isCancelled && since <= endDate && endDate <= today);
  const years = new Set(ended.map(({ endDate }) => Number(endDate.slice(0, 4))));
  return { period: terms.period, due: terms.due, since, years: [...years] };
}
