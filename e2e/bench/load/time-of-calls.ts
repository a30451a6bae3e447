import type { RunningSite } from '../../support/start-site.ts';
import { load } from './load.ts';

type Calls = { readonly paths: readonly string[]; readonly token: string; readonly seconds: number };

/** Milliseconds per answer to a signed-in caller, four at a time. */
export async function timeOfCalls({ origin }: RunningSite, { paths, token, seconds }: Calls): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  const { perSecond } = await load({ origin, requests, connections: 4, seconds });
  return 1000 / perSecond;
}
