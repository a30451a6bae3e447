import type { SignInMethod } from '@approdo/shared/contract/accounts/devices';
import { isFresh, type Proof } from '@approdo/shared/domain/accounts/fresh-proof';
import { SESSION_MS, sessionBeganAt, sessionEndsAt } from '@approdo/shared/domain/accounts/session-end';
import { createBearerTokens } from '../../../adapters/bearer-tokens.ts';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import type { Client } from '../../../http/read-client.ts';
import { provedEmailOf, viewOwnAccount } from '../../base/people/index.ts';
import type { SessionsTable } from './devices.table.ts';
import { createLastUse } from './last-use.ts';
import { deleteExpiredSessionsOf, findSessionWithUser, insertSession } from './sessions.repository.ts';

type SessionsOptions = { readonly database: Database; readonly clock: Clock; readonly secret: string };

/** What is stored of a session as it begins. */
type SessionStart = {
  readonly userId: string;
  readonly by: SignInMethod;
  readonly client: Client;
  readonly deviceId: string | null;
};

export type Sessions = ReturnType<typeof createSessions>;

/** Bearer tokens, each valid while its row exists: at most 30 days, or for staff 14 days without use. */
export function createSessions({ database, clock, secret }: SessionsOptions) {
  const tokens = createBearerTokens(secret);
  const lastUse = createLastUse({ database, clock });

  return {
    /**
     * The account behind a token, as it is now; undefined if the token is forged, expired or ended. Its use is noted
     * through `whenAnswered`, which runs once the call has its answer.
     */
    async readCaller(token: string, whenAnswered: (then: () => void) => void): Promise<Caller | undefined> {
      const now = clock.now();
      const bearer = await tokens.read(token, now);
      if (!bearer) return undefined;
      const { userId, sessionId } = bearer;
      const session = await findSessionWithUser(database, { id: sessionId, userId, now: now.toISOString() });
      if (!session || isExpired(session, now)) return undefined;
      if (lastUse.isDue(session.last_used_at)) whenAnswered(() => lastUse.note(sessionId));
      const mustAddProof = session.must_add_proof === 1;
      return {
        userId,
        sessionId,
        name: session.name,
        provedEmail: provedEmailOf(session),
        role: mustAddProof ? 'USER' : session.role,
        emailConfirmed: session.email_confirmed === 1,
        isFresh: isFresh(proofOf(session), { now, twoProofs: session.two_proofs === 1 }),
        twoProofs: session.two_proofs === 1,
        mustAddProof,
        account: viewOwnAccount(session, { mustAddProof }),
      };
    },

    /** Opens a session for an account that has just been proved, and returns its token. */
    async openSession(trx: Trx, { userId, by, client, deviceId }: SessionStart): Promise<string> {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      const id = makeId();
      await deleteExpiredSessionsOf(trx, userId, now.toISOString());
      await insertSession(trx, {
        id,
        user_id: userId,
        expires_at: expiresAt.toISOString(),
        ...client,
        began_by: by,
        last_used_at: now.toISOString(),
        device_id: deviceId,
        ...proofOfSignIn(by, now),
      });
      return await tokens.sign({ userId, sessionId: id }, { from: now, until: expiresAt });
    },
  };
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof findSessionWithUser>>>;

/** A session from before uses were noted counts as used with this call. */
function isExpired({ role, expires_at, last_used_at }: FoundSession, now: Date): boolean {
  const lastUsedAt = last_used_at === null ? now : new Date(last_used_at);
  return sessionEndsAt({ role, beganAt: sessionBeganAt(new Date(expires_at)), lastUsedAt }) <= now;
}

function proofOf({ proved_at: at, proved_by: by }: FoundSession): Proof | undefined {
  return at === null || by === null ? undefined : { at: new Date(at), by };
}

/** Returning to a remembered device takes only the password, which is no fresh proof there. */
function proofOfSignIn(by: SignInMethod, now: Date): Pick<SessionsTable, 'proved_at' | 'proved_by'> {
  if (by === 'REMEMBERED') return { proved_at: null, proved_by: null };
  return { proved_at: now.toISOString(), proved_by: by === 'REGISTERED' ? 'PASSWORD' : by };
}
