import { createSecretKey } from 'node:crypto';
import { z } from 'zod';

const ALGORITHM = 'HS256';
const ISSUER = 'approdo';
const AUDIENCE = 'approdo-api';

/** The library only checks an `exp` that is present; a token without one would never expire. */
const claims = z.object({ sub: z.string(), jti: z.string(), exp: z.number() });

/** Loaded with the first token: the library and its dependencies are some eighty files that no page needs. */
let library: Promise<typeof import('jsonwebtoken')> | undefined;

async function loadJwt(): Promise<typeof import('jsonwebtoken')> {
  library ??= import('jsonwebtoken').then((loaded) => loaded.default);
  return await library;
}

/** The account and session that a token belongs to. */
type Bearer = { readonly userId: string; readonly sessionId: string };

/** Signs and reads bearer tokens as JSON Web Tokens under the secret. */
export function createBearerTokens(secret: string) {
  // The library would try a string as a public key on each call, which costs more than the rest of the check.
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

    /** Undefined if the token is not ours or has expired: a forged one may fail in any way, even as broken JSON. */
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
