import type { Extra } from '@approdo/shared/domain/prices/extra';
import { say } from '@approdo/shared/words/say';
import { makeId } from '../../../adapters/random.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { invalidFields } from '../../../http/problems.ts';
import { listCheckedNamesOfExtras, sweepTranslations } from '../../base/localization/index.ts';
import { listExtras, putExtras } from './extras.records.ts';

type Names = NonNullable<Extra['names']>;

/** All extras in the owner's order, including those that are off, with their checked translated names. */
export async function readOfferedExtras(reader: Reader): Promise<Extra[]> {
  const extras = await listExtras(reader);
  if (extras.length === 0) return [];
  const named = new Map<string, Names>();
  for (const { thing_id, language, text } of await listCheckedNamesOfExtras(reader, {})) {
    named.set(thing_id, { ...named.get(thing_id), [language]: text });
  }
  return extras.map((extra) => withNames(extra, named.get(extra.id)));
}

type ExtraSent = Omit<Extra, 'id'> & { readonly id?: string | undefined };

/**
 * Replaces the owner's list: an extra without an id is new, one left out is deleted with its translations; stays keep
 * what they took. Throws 400 for an unknown or repeated id.
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

function withNames(extra: Extra, names: Names | undefined): Extra {
  return names ? { ...extra, names } : extra;
}
