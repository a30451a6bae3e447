import { isDeepStrictEqual } from 'node:util';
import { ApiError, createClient } from '@approdo/shared/client';
import { auth, type Session, session, type User } from '@approdo/shared/contract/accounts/auth';
import type { Outcome } from '../../ipc.ts';
import type { Fetch } from '../electron-surface.ts';
import { describeFault } from './describe-network-fault.ts';
import type { SiteStore } from './site-store.ts';
import { CALL_TIMEOUT_MS, createSiteTransport } from './site-transport.ts';
import type { Vault } from './vault.ts';

/** A session with the site that issued it: neither is of use, nor secret, without the other. */
export type SiteSession = Session & { readonly address: string };

/** Who is signed in at the current site. The token stays with main and the vault. */
export type SessionStore = {
  readonly findUser: () => Promise<User | undefined>;
  /** Of any saved site, also while another is current. */
  readonly findSessionOf: (address: string) => Promise<SiteSession | undefined>;
  /** This computer's device token at a site; undefined if it has none. */
  readonly findDevice: (address: string) => Promise<string | undefined>;
  /** Saves the session; false, and nothing is saved, if the system has no keychain. */
  readonly save: (address: string, given: Session) => Promise<boolean>;
  /** Stays signed in if the server cannot be reached. */
  readonly signOut: () => Promise<Outcome<null>>;
  /** The site no longer accepts this token. Does nothing if another has replaced it. */
  readonly end: (refused: Pick<SiteSession, 'address' | 'token'>) => Promise<void>;
  /** Reads the user again, as name and role may have changed elsewhere; without an answer nothing changes. */
  readonly refresh: () => Promise<void>;
  /** Ends the session at a forgotten site, at the server too if it answers. */
  readonly leave: (address: string) => Promise<void>;
};

type Options = {
  readonly sites: Pick<SiteStore, 'current'>;
  readonly vault: Vault;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  /** Called after every change of the signed-in user. */
  readonly onChange: (user: User | undefined) => void;
};

export function createSessionStore({ sites, vault, fetch, isOnline, onChange }: Options): SessionStore {
  const { findSession, findSessionOf, cache, forget } = cacheSessions({ sites, vault, onChange });

  function clientOf(address: string, token?: string) {
    const transport = createSiteTransport({ address, token, fetch, timeoutMs: CALL_TIMEOUT_MS });
    return createClient({ auth }, transport).auth;
  }

  return {
    findUser: async () => (await findSession())?.user,
    findSessionOf,
    findDevice: (address) => vault.find(deviceName(address)),
    save: async (address, { device, ...next }) => {
      if (!(await vault.save(secretName(address), JSON.stringify(next)))) return false;
      if (device !== undefined) await vault.save(deviceName(address), device);
      cache(address, next);
      return true;
    },
    signOut: async () => {
      const present = await findSession();
      if (!present) return { ok: true, value: null };
      const { address, token } = present;
      try {
        await clientOf(address, token).logout();
      } catch (fault) {
        if (!isUnauthenticated(fault)) return { ok: false, problem: describeFault(fault, isOnline()) };
      }
      await forget(address);
      return { ok: true, value: null };
    },
    end: async ({ address, token }) => {
      if ((await findSessionOf(address))?.token === token) await forget(address);
    },
    refresh: async () => {
      const present = await findSession();
      if (!present) return;
      const { address, token } = present;
      const user = await clientOf(address, token)
        .me()
        .catch((fault: unknown) => (isUnauthenticated(fault) ? undefined : present.user));
      if ((await findSessionOf(address))?.token !== token) return;
      if (!user) return forget(address);
      if (isDeepStrictEqual(user, present.user)) return;
      const next = { token, user: auth.me.answer.parse(user) };
      cache(address, next);
      await vault.save(secretName(address), JSON.stringify(next));
    },
    leave: async (address) => {
      await vault.drop(deviceName(address));
      const token = (await findSessionOf(address))?.token;
      if (!token) return;
      await clientOf(address, token)
        .logout()
        .catch(() => undefined);
      await forget(address);
    },
  };
}

/** Each site's session, as the vault stores it; the current site's is cached, so that the vault is read once. */
function cacheSessions({ sites, vault, onChange }: Pick<Options, 'sites' | 'vault' | 'onChange'>) {
  let cached: { readonly address: string; readonly session: Promise<SiteSession | undefined> } | undefined;

  const isCurrent = (address: string) => sites.current()?.address === address;

  async function findSession(): Promise<SiteSession | undefined> {
    const address = sites.current()?.address;
    return address === undefined ? undefined : findSessionOf(address);
  }

  async function findSessionOf(address: string): Promise<SiteSession | undefined> {
    if (cached?.address === address) return cached.session;
    const saved = readSaved(address);
    if (isCurrent(address)) cached = { address, session: saved };
    return saved;
  }

  async function readSaved(address: string): Promise<SiteSession | undefined> {
    const saved = parseSession(await vault.find(secretName(address)));
    return saved && { ...saved, address };
  }

  function cache(address: string, next: Session | undefined): void {
    if (isCurrent(address) || cached?.address === address) {
      cached = { address, session: Promise.resolve(next && { ...next, address }) };
    }
    if (isCurrent(address)) onChange(next?.user);
  }

  async function forget(address: string): Promise<void> {
    cache(address, undefined);
    await vault.drop(secretName(address));
  }

  return { findSession, findSessionOf, cache, forget };
}

function secretName(address: string): string {
  return `session ${address}`;
}

/** Name of this computer's device token at a site, which outlives its sessions there. */
function deviceName(address: string): string {
  return `device ${address}`;
}

/** A session that an older version stored in another shape counts as none: one signs in again. */
function parseSession(text: string | undefined): Session | undefined {
  if (text === undefined) return undefined;
  try {
    return session.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function isUnauthenticated(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 401;
}
