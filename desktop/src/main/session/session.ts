import { isDeepStrictEqual } from 'node:util';
import { ApiError, createClient } from '@approdo/shared/client';
import { auth, type Session, session, type User } from '@approdo/shared/contract/accounts/auth';
import type { Outcome } from '../../ipc.ts';
import type { Fetch } from '../electron-surface.ts';
import { describeFault } from './describe-silence.ts';
import type { SiteKeeper } from './site-keeper.ts';
import { CALL_TIMEOUT_MS, createSiteTransport } from './site-transport.ts';
import type { Vault } from './vault.ts';

/** A session with the site that issued it: neither is of use, nor secret, without the other. */
export type SiteSession = Session & { readonly address: string };

/** Who is signed in at the current site. The token stays with main and the vault. */
export type SessionKeeper = {
  readonly findUser: () => Promise<User | undefined>;
  /** Of any saved site, also while another is current. */
  readonly findSessionOf: (address: string) => Promise<SiteSession | undefined>;
  /** This computer's device token at a site; undefined if it has none. */
  readonly findDevice: (address: string) => Promise<string | undefined>;
  /** Saves the session; false, and nothing is saved, if the system has no keychain. */
  readonly keep: (address: string, given: Session) => Promise<boolean>;
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
  readonly sites: Pick<SiteKeeper, 'current'>;
  readonly vault: Vault;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  /** Called after every change of the signed-in user. */
  readonly onChange: (user: User | undefined) => void;
};

export function createSessionKeeper({ sites, vault, fetch, isOnline, onChange }: Options): SessionKeeper {
  const { findSession, findSessionOf, hold, forget } = holdSessions({ sites, vault, onChange });

  function clientOf(address: string, token?: string) {
    const transport = createSiteTransport({ address, token, fetch, timeoutMs: CALL_TIMEOUT_MS });
    return createClient({ auth }, transport).auth;
  }

  return {
    findUser: async () => (await findSession())?.user,
    findSessionOf,
    findDevice: (address) => vault.find(deviceName(address)),
    keep: async (address, { device, ...next }) => {
      if (!(await vault.keep(secretName(address), JSON.stringify(next)))) return false;
      if (device !== undefined) await vault.keep(deviceName(address), device);
      hold(address, next);
      return true;
    },
    signOut: async () => {
      const present = await findSession();
      if (!present) return { ok: true, value: null };
      const { address, token } = present;
      try {
        await clientOf(address, token).logout();
      } catch (fault) {
        if (!isOver(fault)) return { ok: false, problem: describeFault(fault, isOnline()) };
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
        .catch((fault: unknown) => (isOver(fault) ? undefined : present.user));
      if ((await findSessionOf(address))?.token !== token) return;
      if (!user) return forget(address);
      if (isDeepStrictEqual(user, present.user)) return;
      const next = { token, user: auth.me.answer.parse(user) };
      hold(address, next);
      await vault.keep(secretName(address), JSON.stringify(next));
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
function holdSessions({ sites, vault, onChange }: Pick<Options, 'sites' | 'vault' | 'onChange'>) {
  let held: { readonly address: string; readonly session: Promise<SiteSession | undefined> } | undefined;

  const isHere = (address: string) => sites.current()?.address === address;

  async function findSession(): Promise<SiteSession | undefined> {
    const address = sites.current()?.address;
    return address === undefined ? undefined : findSessionOf(address);
  }

  async function findSessionOf(address: string): Promise<SiteSession | undefined> {
    if (held?.address === address) return held.session;
    const kept = findKept(address);
    if (isHere(address)) held = { address, session: kept };
    return kept;
  }

  async function findKept(address: string): Promise<SiteSession | undefined> {
    const kept = parseSession(await vault.find(secretName(address)));
    return kept && { ...kept, address };
  }

  function hold(address: string, next: Session | undefined): void {
    if (isHere(address) || held?.address === address) {
      held = { address, session: Promise.resolve(next && { ...next, address }) };
    }
    if (isHere(address)) onChange(next?.user);
  }

  async function forget(address: string): Promise<void> {
    hold(address, undefined);
    await vault.drop(secretName(address));
  }

  return { findSession, findSessionOf, hold, forget };
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

function isOver(fault: unknown): boolean {
  return fault instanceof ApiError && fault.status === 401;
}
