import { sha256 } from '../../../adapters/digest.ts';
import { containsText, containsTextOfAnyCase } from '../../../db/contains-text.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader } from '../../../db/transaction.ts';
import { redirectRecord, type StoredRedirect } from './redirects.table.ts';

export const {
  list: listAllRedirects,
  find: findRedirect,
  insert: insertRedirect,
  update: updateRedirect,
  remove: deleteRedirect,
} = describeRows<StoredRedirect>(redirectRecord);

/** Where the redirect with this key leads. */
export async function findByKey(reader: Reader, key: string) {
  const [redirect] = await selectByKey(reader, { keyHash: hashKey(key) });
  return redirect;
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
  const queried = reader.selectFrom('redirects').select('id').where(containsText('from_address', '?')).limit(1);
  return (await queried.executeTakeFirst()) !== undefined;
}

type Page = { readonly offset: number; readonly max: number };

/** Those that a search finds in either address, by their old one. */
export async function listRedirects(reader: Reader, search: string, { offset, max }: Page): Promise<StoredRedirect[]> {
  const all = selectFound(reader, search).selectAll().orderBy('from_address').orderBy('id');
  return (await all.limit(max).offset(offset).execute()).map((row) => redirectRecord.recordOf(row));
}

/** All of them without a search. */
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
