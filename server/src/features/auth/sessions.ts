import { createSecretKey, randomUUID } from 'node:crypto';
import { isFresh, type Proof } from '@approdo/shared/domain/account/fresh-proof';
import { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Caller } from '../../http/calls/handler.ts';
import {
  deleteExpiredSessionsOf,
  deleteSession,
  deleteSessionsOf,
  findUserOfSession,
  insertSession,
} from './auth.repository.ts';
import type { SessionsTable } from './auth.table.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'approdo';
const AUDIENCE = 'approdo-api';
const LIFETIME_MS = 30 * 24 * 60 * 60_000;

/** The library checks an `exp` that is there; one that is not would never end. */
const claims = z.object({ sub: z.string(), jti: z.string(), exp: z.number() });

/** Loaded with the first token: with all that it stands on it is some eighty files, of which no page needs one. */
let library: Promise<typeof import('jsonwebtoken')> | undefined;

async function loadJwt(): Promise<typeof import('jsonwebtoken')> {
  library ??= import('jsonwebtoken').then((loaded) => loaded.default);
  return await library;
}

type SessionsOptions = { readonly database: Database; readonly clock: Clock; readonly secret: string };

export type Sessions = ReturnType<typeof createSessions>;

/** Bearer tokens, each good for as long as its row in the database is there: 30 days at most. */
export function createSessions({ database, clock, secret }: SessionsOptions) {
  // A string would be tried as a public key at each call, which costs more than all the rest of a check.
  const key = createSecretKey(secret, 'utf8');

  /** Undefined where the token is not ours: a forged one may fail in any way, broken JSON among them. */
  async function readClaims(token: string): Promise<z.output<typeof claims> | undefined> {
    const jwt = await loadJwt();
    try {
      const payload = jwt.verify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: secondsOf(clock.now()),
      });
      return claims.safeParse(payload).data;
    } catch {
      return undefined;
    }
  }

  return {
    /** The account behind a token, as it is now; undefined where the token is forged, expired or ended. */
    async readCaller(token: string): Promise<Caller | undefined> {
      const session = await readClaims(token);
      if (!session) return undefined;
      const now = clock.now();
      const of = { id: session.jti, userId: session.sub, now: now.toISOString() };
      const user = await findUserOfSession(database, of);
      if (!user) return undefined;
      return {
        userId: user.id,
        sessionId: session.jti,
        name: user.name,
        email: user.email,
        role: user.role,
        emailConfirmed: user.email_confirmed === 1,
        isFresh: isFresh(proofOf(user), { now, twoProofs: false }),
        proofs: ['PASSWORD'],
      };
    },

    /** Opens a session for the account, which has just shown its password, and answers with its token. */
    async openSession(trx: Trx, user: { readonly id: string }): Promise<string> {
      const jwt = await loadJwt();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      const id = randomUUID();
      await deleteExpiredSessionsOf(trx, user.id, now.toISOString());
      await insertSession(trx, {
        id,
        user_id: user.id,
        expires_at: expiresAt.toISOString(),
        proved_at: now.toISOString(),
        proved_by: 'PASSWORD',
      });
      const payload = { iat: secondsOf(now), exp: secondsOf(expiresAt) };
      return jwt.sign(payload, key, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: user.id,
        jwtid: id,
      });
    },

    async endSession(trx: Trx, id: string): Promise<void> {
      await deleteSession(trx, id);
    },

    /** Ends the sessions of an account, all or all but one. */
    async endAllSessions(trx: Trx, userId: string, except?: string): Promise<void> {
      await deleteSessionsOf(trx, userId, except);
    },
  };
}

function proofOf({ proved_at: at, proved_by: by }: Pick<SessionsTable, 'proved_at' | 'proved_by'>): Proof | undefined {
  return at === null || by === null ? undefined : { at: new Date(at), by };
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
