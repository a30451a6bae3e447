import type { Extra } from '@approdo/shared/domain/prices/extra';
import { say } from '@approdo/shared/words/say';
import { makeId } from '../../../adapters/random.ts';
import type { Trx } from '../../../db/transaction.ts';
import { invalidFields } from '../../../http/problems.ts';
import { sweepTranslations } from '../../base/localization/index.ts';
import { listExtras, putExtras } from './extras.records.ts';

type ExtraSent = Omit<Extra, 'id'> & { readonly id?: string | undefined };

/**
 * Puts the owner's list in the place of the one there was: one without an id is new, one that is left out is gone, with its
 * names in other languages; what stays took of it stays. Throws 400 where an id is twice, or none of those that there are.
 */
export async function replaceExtras(trx: Trx, sent: readonly ExtraSent[]): Promise<void> {
  const known = new Set((await listExtras(trx)).map(({ id }) => id));
  for (const { id } of sent) {
    if (id !== undefined && !known.delete(id)) throw invalidFields({ extras: say('extraGone') });
  }
  await putExtras(
    trx,
    sent.map(({ id = makeId(), ...extra }) => ({ id, ...extra })),
  );
  await sweepTranslations(trx, 'price_extras');
}
