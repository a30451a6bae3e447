import { randomUUID } from 'node:crypto';
import { type ApiClient, connect } from '../api.ts';
import { owner as known, type RunningSite } from '../start-site.ts';

type Role = 'unconfirmed' | 'USER' | 'EDITOR' | 'ADMIN';
const ROLES: readonly Role[] = ['unconfirmed', 'USER', 'EDITOR', 'ADMIN'];

/** Half the lifetime of a fresh proof: with older sessions every call would only be refused for want of one. */
const PROOF_COUNTS_MS = 5 * 60_000;

/** The address prefix of all people whom a mutated call may change or delete. */
export const PERSONA = 'persona-';

/** One person of each role, and a visitor. Mutated calls really change them; a damaged person is replaced. */
export function createCast(site: RunningSite, owner: ApiClient) {
  const tokens = new Map<Role, string>();
  const since = new Map<Role, number>();

  async function isSignedIn(role: Role): Promise<boolean> {
    const token = tokens.get(role);
    if (!token || Date.now() - (since.get(role) ?? 0) > PROOF_COUNTS_MS) return false;
    return await connect(site, token)
      .auth.me()
      .then(
        () => true,
        () => false,
      );
  }

  return {
    /** The tokens of people who still exist; a visitor's is empty. */
    async listTokens(): Promise<readonly string[]> {
      for (const role of ROLES) {
        if (await isSignedIn(role)) continue;
        tokens.set(role, await enter(site, owner, role));
        since.set(role, Date.now());
      }
      return ['', ...tokens.values()];
    },
  };
}

async function enter(site: RunningSite, owner: ApiClient, role: Role): Promise<string> {
  const person = { name: 'Ada Rossi', email: `${PERSONA}${randomUUID()}@example.com`, password: 'limoni e vento' };
  if (role !== 'unconfirmed') {
    await owner.freshProof.give({ body: { password: known.password } });
    await owner.users.create({ body: { ...person, role } });
    return (await connect(site).auth.login({ body: person })).token;
  }
  // The hourly limit of registrations from one address.
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}::1` };
  const answer = await fetch(`${site.origin}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  const { token } = await answer.json();
  return String(token);
}
