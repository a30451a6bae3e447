import type { Guide } from '@approdo/shared/contract/stays/guide';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { getGuideTerms, putGuideTerms } from './guide.repository.ts';

type Hours = Pick<Guide, 'checkInFrom' | 'checkOutBy'>;

/** From when guests may come, and by when they leave: `HH:mm`, null where the owner has not said. */
export async function readHours(reader: Reader): Promise<Hours> {
  const { checkInFrom, checkOutBy } = await getGuideTerms(reader);
  return { checkInFrom, checkOutBy };
}

/** What is not named stays as it was. */
export async function changeHours(trx: Trx, changed: Partial<Hours>): Promise<void> {
  await putGuideTerms(trx, { ...(await getGuideTerms(trx)), ...changed });
}
