import type { Reader } from '../../../db/transaction.ts';
import { deleteRedirect, findRedirect, listAllRedirects } from './redirects.repository.ts';
import type { StoredRedirect } from './redirects.table.ts';

/** The old addresses that a move brought, and how they are removed. */
export const movedRedirects = {
  kind: 'redirect',
  list: async (reader: Reader) => (await listAllRedirects(reader, ['from_address'], ['id'])).map(thingOf),
  async find(reader: Reader, id: string) {
    const redirect = await findRedirect(reader, id);
    return redirect && thingOf(redirect);
  },
  remove: deleteRedirect,
} as const;

function thingOf({ id, fromAddress, toAddress }: StoredRedirect) {
  return { id, title: fromAddress, words: [fromAddress, toAddress] };
}
