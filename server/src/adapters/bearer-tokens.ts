import { createSecretKey } from 'node:crypto';
import { z } from 'zod';

const ALGORITHM = 'HS256';
const ISSUER = 'approdo';
const AUDIENCE = 'approdo-api';

/** The library checks an `exp` that is there; one that is not would never end. */
const claims = z.object({ sub: z.string(), jti: z.string(), exp: z.number() });

/** Loaded with the first token: with all that it stands on it is some eighty files, of which no page needs one. */
let library: Promise<typeof import('jsonwebtoken')> | undefined;

async function loadJwt(): Promise<typeof import('jsonwebtoken')> {
  library ??= import('jsonwebtoken').then((loaded) => loaded.default);
  return await library;
}

/** Whose a token is, and of which session. */
type Bearer = { readonly userId: string; readonly sessionId: string };

/** Bearer tokens as JSON Web Tokens, which only who has the secret can make. */
export function createBearerTokens(secret: string) {
  // A string would be tried as a public key at each call, which costs more than all the rest of a check.
  const key = createSecretKey(secret, 'utf8');

  return {
    async sign({ userId, sessionId }: Bearer, { from, until }: { readonly from: Date; readonly until: Date }) {
      const jwt = await loadJwt();
      const payload = { iat: secondsOf(from), exp: secondsOf(until) };
      return jwt.sign(payload, key, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: userId,
        jwtid: sessionId,
      });
    },

    /** Undefined where the token is not ours, or is over: a forged one may fail in any way, broken JSON among them. */
    async read(token: string, now: Date): Promise<Bearer | undefined> {
      const jwt = await loadJwt();
      try {
        const payload = jwt.verify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp: secondsOf(now),
        });
        const claimed = claims.safeParse(payload).data;
        return claimed && { userId: claimed.sub, sessionId: claimed.jti };
      } catch {
        return undefined;
      }
    },
  };
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
