import type { Guide } from '@approdo/shared/contract/stays/guide';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { getGuideTerms, putGuideTerms } from './guide.repository.ts';

type Hours = Pick<Guide, 'checkInFrom' | 'checkOutBy'>;

/** The hours of check-in and check-out: `HH:mm`, null if the owner has not set them. */
export async function readHours(reader: Reader): Promise<Hours> {
  const { checkInFrom, checkOutBy } = await getGuideTerms(reader);
  return { checkInFrom, checkOutBy };
}

/** Changes the given hours; the others stay as they were. */
export async function changeHours(trx: Trx, changed: Partial<Hours>): Promise<void> {
  await putGuideTerms(trx, { ...(await getGuideTerms(trx)), ...changed });
}
