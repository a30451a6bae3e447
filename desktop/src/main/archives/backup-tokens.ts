import { ApiError, createClient, type WireAnswer } from '@approdo/shared/client';
import { tokens } from '@approdo/shared/contract/accounts/tokens';
import { z } from 'zod';
import type { Outcome } from '../../ipc.ts';
import type { Fetch } from '../electron-surface.ts';
import { describeNetworkFault } from '../session/describe-network-fault.ts';
import type { SessionStore } from '../session/session.ts';
import { CALL_TIMEOUT_MS, createSiteTransport } from '../session/site-transport.ts';
import type { Vault } from '../session/vault.ts';
import { ARCHIVES, TEXTS } from '../texts.ts';

const backupToken = z.object({ id: z.string(), token: z.string() });
type BackupToken = z.output<typeof backupToken>;

/** A site's token for daily backups while nobody is signed in; only main and the vault have it. */
export type BackupTokens = {
  readonly find: (site: string) => Promise<BackupToken | undefined>;
  /** Requests one from the site as the signed-in user: the site's answer, without the token. */
  readonly make: (site: string) => Promise<Outcome<WireAnswer>>;
  /** Stops using it here. Does nothing if another has replaced it. */
  readonly drop: (site: string, token?: string) => Promise<void>;
};

type Options = {
  readonly vault: Vault;
  readonly session: Pick<SessionStore, 'findSessionOf' | 'end'>;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  /** As its owner knows it. */
  readonly computerName: string;
};

/** Of the 60 characters a name may have. */
const MAX_COMPUTER_NAME = 50;

export function createBackupTokens({ vault, session, fetch, isOnline, computerName }: Options): BackupTokens {
  const name = ARCHIVES.tokenName(computerName.slice(0, MAX_COMPUTER_NAME));

  async function find(site: string): Promise<BackupToken | undefined> {
    return parseToken(await vault.find(secretName(site)));
  }

  return {
    find,
    make: async (site) => {
      const signedIn = await session.findSessionOf(site);
      if (!signedIn) return refuse(401, ARCHIVES.signInFirst);
      // Checked first: a token that cannot be saved would live on at the site.
      if (!(await vault.isOpen())) return refuse(503, TEXTS.noKeychain);
      const transport = createSiteTransport({
        address: site,
        token: signedIn.token,
        fetch,
        timeoutMs: CALL_TIMEOUT_MS,
      });
      const client = createClient({ tokens }, transport).tokens;
      const before = await find(site);
      try {
        const made = tokens.create.answer.safeParse(await client.create({ body: { name, scopes: ['TAKE_BACKUP'] } }));
        if (!made.success) return refuse(502, TEXTS.answerUnreadable);
        const { token, ...withoutToken } = made.data;
        await vault.save(secretName(site), JSON.stringify({ id: withoutToken.id, token }));
        // The previous token, which nobody here has any more, does no harm if it cannot be ended.
        if (before) await client.remove({ params: { id: before.id } }).catch(() => undefined);
        return { ok: true, value: { status: tokens.create.status, body: { ...withoutToken, token: '' } } };
      } catch (fault) {
        if (!(fault instanceof ApiError)) return refuse(502, describeNetworkFault(fault, isOnline()));
        if (fault.status === 401) await session.end(signedIn);
        return { ok: true, value: { status: fault.status, body: fault.body } };
      }
    },
    drop: async (site, token) => {
      if (token === undefined || (await find(site))?.token === token) await vault.drop(secretName(site));
    },
  };
}

function secretName(site: string): string {
  return `backup token ${site}`;
}

/** An unreadable token counts as none: the person is asked again. */
function parseToken(text: string | undefined): BackupToken | undefined {
  try {
    return backupToken.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function refuse(status: number, error: string): Extract<Outcome<never>, { ok: false }> {
  return { ok: false, problem: { status, error } };
}
