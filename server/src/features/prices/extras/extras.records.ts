import type { Extra } from '@approdo/shared/domain/prices/extra';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type {} from './extras.table.ts';

/** All extras in the owner's order, with Italian names, including those that are off. */
export async function listExtras(reader: Reader): Promise<Extra[]> {
  const rows = await selectExtras(reader, {});
  return rows.map(({ id, name, price, per, max, until_days, is_on }) => ({
    id,
    name,
    price,
    per,
    max,
    untilDays: until_days,
    isOn: is_on === 1,
  }));
}

/** Replaces all extras. */
export async function putExtras(trx: Trx, extras: readonly Extra[]): Promise<void> {
  await trx.deleteFrom('price_extras').execute();
  if (extras.length === 0) return;
  const rows = extras.map(({ id, name, price, per, max, untilDays, isOn }, at) => ({
    id,
    position: at + 1,
    name,
    price,
    per,
    max,
    until_days: untilDays,
    is_on: isOn ? (1 as const) : (0 as const),
  }));
  await trx.insertInto('price_extras').values(rows).execute();
}

const selectExtras = rememberQuery((reader) => reader.selectFrom('price_extras').selectAll().orderBy('position'));
