import type { Extra } from '@approdo/shared/domain/prices/extra';
import type { Reader } from '../../../db/transaction.ts';
import { listCheckedNamesOfExtras } from '../../base/localization/index.ts';
import { listExtras } from './extras.records.ts';

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

function withNames(extra: Extra, names: Names | undefined): Extra {
  return names ? { ...extra, names } : extra;
}
