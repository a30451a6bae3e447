import { ApiError } from '@approdo/shared/client';
import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import { Secret, TOTP } from 'otpauth';
import { connect, connectOwner } from '../../support/api.ts';
import type { RunningSite } from '../../support/start-site.ts';

const PASSWORD = 'una parola per ognuno';

/** Creates editors with an authenticator app, who sign in with a password and a recovery code, each usable once. */
export async function makeCodeAccounts(site: RunningSite, count: number) {
  const owner = await connectOwner(site);
  const accounts = [];
  for (let index = 0; index < count; index += 1) accounts.push(await makeAccount(site, owner, index));
  return accounts;
}

type Owner = Awaited<ReturnType<typeof connectOwner>>;

async function makeAccount(site: RunningSite, owner: Owner, index: number) {
  const credentials = { email: `redattrice${index}@example.com`, password: PASSWORD };
  await owner.users.create({ body: { name: `Redattrice ${index}`, role: 'EDITOR', ...credentials } });
  const first = await connect(site).auth.login({ body: credentials });
  let client = connect(site, first.token);
  const { setup, secret } = await client.keys.beginApp();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  let codes = [...((await client.keys.confirmApp({ body: { setup, code: totp.generate() } })).recoveryCodes ?? [])];

  return {
    /** Replaces the remaining codes by ten new ones. */
    async renew(): Promise<void> {
      codes = [...(await client.keys.makeRecoveryCodes()).recoveryCodes];
    },

    /** Signs in; false if no code was left. */
    async signIn(): Promise<boolean> {
      const code = codes.pop();
      if (code === undefined) return false;
      const body = { ...credentials, device: first.device };
      const refusal: unknown = await connect(site)
        .auth.login({ body })
        .catch((cause: unknown) => cause);
      if (!(refusal instanceof ApiError)) throw refusal;
      const { ticket } = secondProofPrompt.parse(refusal.body);
      const { token } = await connect(site).auth.loginSecond({ body: { ticket, code } });
      client = connect(site, token);
      return true;
    },
  };
}
