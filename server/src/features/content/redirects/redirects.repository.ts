import { sha256 } from '../../../adapters/digest.ts';
import { containsText, containsTextOfAnyCase } from '../../../db/contains-text.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader } from '../../../db/transaction.ts';
import { redirectRecord, type StoredRedirect } from './redirects.table.ts';

const rows = describeRows<StoredRedirect>(redirectRecord);

export const { find: findRedirect, insert: insertRedirect, update: updateRedirect, remove: deleteRedirect } = rows;

/** Where the redirect with this key leads. */
export async function findByKey(
  reader: Reader,
  key: string,
): Promise<Pick<StoredRedirect, 'id' | 'toAddress'> | undefined> {
  const [row] = await selectByKey(reader, { keyHash: hashKey(key) });
  return row;
}

const selectByKey = rememberQuery(
  (reader, { keyHash }) =>
    reader.selectFrom('redirects').select(['id', 'to_address as toAddress']).where('key_hash', '=', keyHash),
  'keyHash',
);

/** The hash that a key is stored as. */
export function hashKey(key: string): string {
  return sha256(key);
}

/** Whether any old address has a parameter that counts. */
export async function hasQueriedRedirects(reader: Reader): Promise<boolean> {
  const row = await reader
    .selectFrom('redirects')
    .select('id')
    .where(containsText('from_address', '?'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Page = { readonly offset: number; readonly max: number };

/** By their old addresses. */
export async function listRedirects(reader: Reader, search: string, { offset, max }: Page): Promise<StoredRedirect[]> {
  const found = await selectFound(reader, search)
    .selectAll()
    .orderBy('from_address')
    .orderBy('id')
    .limit(max)
    .offset(offset)
    .execute();
  return found.map((row) => redirectRecord.recordOf(row));
}

/** Those that a search finds in either address; all of them without one. */
export async function countRedirects(reader: Reader, search = ''): Promise<number> {
  const { total } = await selectFound(reader, search)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function selectFound(reader: Reader, search: string) {
  return reader
    .selectFrom('redirects')
    .$if(search !== '', (all) =>
      all.where(({ or }) =>
        or([containsTextOfAnyCase('from_address', search), containsTextOfAnyCase('to_address', search)]),
      ),
    );
}
