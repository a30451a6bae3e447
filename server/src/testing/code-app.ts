import { stepOf } from '@approdo/shared/domain/accounts/one-time-code';
import { openCodes } from '../adapters/one-time-codes.ts';
import type { TestSite } from './test-site.ts';

type Person = Pick<Awaited<ReturnType<TestSite['signIn']>>, 'client'>;

type Clocked = { readonly clock: Pick<TestSite['clock'], 'now'> };

/** The code that an authenticator app with this secret shows now. */
export async function codeNow({ clock }: Clocked, secret: string): Promise<string> {
  const codeAt = await openCodes(secret);
  return codeAt(stepOf(clock.now()));
}

/** Sets up an authenticator app for the signed-in user, with its recovery codes. Uses up the current code. */
export async function addApp(site: Clocked, { client }: Person) {
  const { setup, secret } = await client.keys.beginApp();
  const added = await client.keys.confirmApp({ body: { setup, code: await codeNow(site, secret) } });
  return { secret, recoveryCodes: added.recoveryCodes ?? [] };
}
