import type { Guide } from '@approdo/shared/contract/stay/guide';
import type { Reader } from '../../db/transaction.ts';
import { getGuideTerms } from './guide.repository.ts';

/** From when on guests may come, and by when they leave: `HH:mm`, null where the owner has not said. */
export async function readHours(reader: Reader): Promise<Pick<Guide, 'checkInFrom' | 'checkOutBy'>> {
  const { checkInFrom, checkOutBy } = await getGuideTerms(reader);
  return { checkInFrom, checkOutBy };
}
