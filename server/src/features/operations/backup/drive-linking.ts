import { DRIVE_RETURN, type driveReturn } from '@approdo/shared/contract/operations/backup';
import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import type { DriveLink } from '@approdo/shared/node/drive/link';
import { say } from '@approdo/shared/words/say';
import { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { constantTimeEqual } from '../../../adapters/digest.ts';
import { hashToken, makeToken } from '../../../adapters/secret-token.ts';
import type { OpenStoredValue } from '../../../adapters/stored-values.ts';
import { conflict } from '../../../http/problems.ts';

type LinkingNeeds = {
  /** Undefined if no Google Drive is configured. */
  readonly link: DriveLink | undefined;
  /** Stores attempts for all processes: Google may send the browser back to another one. */
  readonly openStoredValue: OpenStoredValue;
  readonly clock: Clock;
  /** Base of the address to which Google sends the browser back; never taken from a request. */
  readonly origin: string;
  /** Whether an operation on the backups is running. */
  readonly isBusy: () => boolean;
  /** Called when the account is, or may be, another one. */
  readonly onChange: () => Promise<void>;
};

/** Whether an account is still an admin's: Google's answer comes minutes after the question. */
type IsAdmin = (userId: string) => Promise<boolean>;

type Finishing = {
  readonly isAdmin: IsAdmin;
  /** Called with the account's id once the link is made. */
  readonly onLinked: (userId: string) => Promise<void>;
};

/** An attempt to link. Its verifier is useless without the code that Google sends back. */
const pendingLink = z.object({
  userId: z.string(),
  /** SHA-256 of the state that Google is to send back. */
  state: z.string().regex(/^[0-9a-f]{64}$/),
  verifier: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
type PendingLink = z.output<typeof pendingLink>;

const linkingState = z.object({ pending: z.array(pendingLink), failure: z.string().nullable() });

type GoogleCallback = {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
};

const MINUTES = 10;
const GOOGLE_MS = 30_000;

const DENIED = 'Non hai dato il consenso a Google: Google Drive non è collegato.';
const UNLINKED = 'Google Drive è scollegato. I backup che ci sono restano lì.';
const UNLINKED_HERE =
  'Google Drive è scollegato qui, ma Google non ha risposto: togli l’accesso di Approdo anche da myaccount.google.com/connections.';

export type DriveLinking = ReturnType<typeof createDriveLinking>;

/** How an admin links this site to her Google Drive, and unlinks it. */
export function createDriveLinking({ link, openStoredValue, clock, origin, isBusy, onChange }: LinkingNeeds) {
  const redirectUri = `${origin}/api/backup/drive/callback`;
  const stored = openStoredValue<z.output<typeof linkingState>>({
    name: 'google-drive-linking',
    shape: linkingState,
    fallback: { pending: [], failure: null },
  });

  function getLink(): DriveLink {
    if (!link) throw conflict(say('driveNotConfigured'));
    return link;
  }

  /** Takes an attempt out of the store: each counts once, for the admin who began it, for ten minutes. */
  async function takePendingLink(state: string): Promise<PendingLink | undefined> {
    const given = hashToken(state);
    const now = clock.now().getTime();
    let found: PendingLink | undefined;
    await stored.change(({ pending, ...rest }) => {
      found = pending.find((known) => constantTimeEqual(known.state, given));
      return { ...rest, pending: pending.filter((known) => known !== found && known.expiresAt > now) };
    });
    return found && found.expiresAt > now ? found : undefined;
  }

  async function noteFailure(failure: string | null): Promise<void> {
    await stored.change((present) => ({ ...present, failure }));
  }

  /** Makes the link; returns why it failed, or null. */
  async function tryToLink({ verifier }: PendingLink, code: string | undefined): Promise<string | null> {
    if (code === undefined) return DENIED;
    try {
      await getLink().finish({ code, verifier, redirectUri }, { signal: AbortSignal.timeout(GOOGLE_MS) });
      await onChange();
      return null;
    } catch (error) {
      if (!(error instanceof DriveProblem)) throw error;
      return error.message;
    }
  }

  return {
    /** Why the last attempt failed. */
    failure: async (): Promise<string | null> => (await stored.read()).failure,

    /** Begins an attempt; returns the Google page that the admin's browser is to open. */
    async begin(userId: string): Promise<{ url: string }> {
      const state = makeToken();
      const { url, verifier } = await getLink().begin({ redirectUri, state });
      const expiresAt = clock.now().getTime() + MINUTES * 60_000;
      await stored.change(({ pending }) => {
        const others = pending.filter((known) => known.userId !== userId);
        const own = { userId, state: hashToken(state), verifier, expiresAt };
        return { pending: [...others, own], failure: null };
      });
      return { url };
    },

    /** Finishes an attempt with what Google sent; returns the backup screen's address, which carries the outcome. */
    async finish(
      { state = '', code }: GoogleCallback,
      { isAdmin, onLinked }: Finishing,
    ): Promise<{ location: string }> {
      const found = await takePendingLink(state);
      if (!found || !(await isAdmin(found.userId))) return backToScreen('failed');
      const failure = await tryToLink(found, code);
      await noteFailure(failure);
      if (failure === null) await onLinked(found.userId);
      return backToScreen(failure === null ? 'linked' : 'failed');
    },

    /** Unlinks; the message says whether Google was informed too. */
    async unlink(): Promise<{ message: string }> {
      if (isBusy()) throw conflict(say('backupBusy'));
      const isKnownToGoogle = await getLink().unlink({ signal: AbortSignal.timeout(GOOGLE_MS) });
      await onChange();
      return { message: isKnownToGoogle ? UNLINKED : UNLINKED_HERE };
    },
  };
}

function backToScreen(outcome: z.output<typeof driveReturn>): { location: string } {
  return { location: `/admin/backup?${DRIVE_RETURN}=${outcome}` };
}
