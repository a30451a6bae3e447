import { z } from 'zod';
import { TOKEN_SCOPES } from '../../domain/base/token-scope.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line } from '../base/fields.ts';

const NO_SCOPE = 'Scegli che cosa può fare';
const MAX_DAYS = 366;
const WRONG_DAYS = `Un codice di accesso vale da 1 a ${MAX_DAYS} giorni`;

const scope = z.enum(TOKEN_SCOPES, NO_SCOPE);

const scopes = z
  .array(scope, NO_SCOPE)
  .min(1, NO_SCOPE)
  .max(TOKEN_SCOPES.length, NO_SCOPE)
  .transform((chosen) => TOKEN_SCOPES.filter((one) => chosen.includes(one)));

export const newAccessToken = z.object({
  name: line({ min: 1, max: 60, tooShort: 'Dai un nome al codice di accesso' }),
  scopes,
  /** How many days it is valid from now on. */
  days: z.number(WRONG_DAYS).int(WRONG_DAYS).min(1, WRONG_DAYS).max(MAX_DAYS, WRONG_DAYS).default(365),
});

/** A program's access token. The token itself is sent once, when it is made. */
const accessToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(scope),
  createdAt: instant,
  /** To ten minutes; null until it is first used. */
  lastUsedAt: instant.nullable(),
  expiresAt: instant,
});
export type AccessToken = z.output<typeof accessToken>;

const madeAccessToken = accessToken.extend({
  /** `apt_` and 43 characters: sent only here, and never again. */
  token: z.string(),
});
export type MadeAccessToken = z.output<typeof madeAccessToken>;

export const tokens = {
  list: endpoint({
    method: 'GET',
    path: '/tokens',
    access: 'admin',
    summary: 'The access tokens of programs, the oldest first; those that expired are gone',
    answer: z.array(accessToken),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/tokens',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Make an access token; it is told this once. It ends with the account or the role of whoever made it',
    body: newAccessToken,
    bodyLimit: 4 * 1024,
    answer: madeAccessToken,
    status: 201,
    refusals: { 409: ['tooManyTokens'] },
    leavesSiteAlone: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tokens/{id}',
    access: 'admin',
    fresh: 'ANY',
    summary: 'End an access token: its next call is 401',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
};
