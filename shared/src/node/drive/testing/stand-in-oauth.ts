import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from './stand-in-faults.ts';

export const CREDENTIALS = { clientId: 'casa.apps.example', clientSecret: 'segreto-della-casa' };

type Begun = { readonly challenge: string; readonly redirectUri: string; readonly scope: string };

const LIFETIME_SECONDS = 3599;

export type OAuth = ReturnType<typeof createOAuth>;

/** Google's consent and its tokens. */
export function createOAuth() {
  const codes = new Map<string, Begun>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();

  function issueAccess() {
    const accessToken = `access-${randomBytes(16).toString('hex')}`;
    accessTokens.add(accessToken);
    return { access_token: accessToken, expires_in: LIFETIME_SECONDS, token_type: 'Bearer' };
  }

  function checkClient(form: URLSearchParams): void {
    const isKnown =
      form.get('client_id') === CREDENTIALS.clientId && form.get('client_secret') === CREDENTIALS.clientSecret;
    if (!isKnown) throw new Refusal(401, 'invalid_client');
  }

  return {
    /** The owner agrees; returns the redirect. */
    consent(params: URLSearchParams): string {
      const isPlain = params.get('response_type') === 'code' && params.get('client_id') === CREDENTIALS.clientId;
      const isProof =
        params.get('code_challenge_method') === 'S256' && (params.get('code_challenge') ?? '').length === 43;
      if (!isPlain || !isProof || params.get('access_type') !== 'offline') throw new Refusal(400, 'invalid_request');
      const code = `4/${randomBytes(16).toString('hex')}`;
      const redirectUri = params.get('redirect_uri') ?? '';
      codes.set(code, { challenge: params.get('code_challenge') ?? '', redirectUri, scope: params.get('scope') ?? '' });
      return withQuery(redirectUri, { state: params.get('state') ?? '', code });
    },

    /** The owner denies; returns the redirect. */
    deny(params: URLSearchParams): string {
      return withQuery(params.get('redirect_uri') ?? '', { state: params.get('state') ?? '', error: 'access_denied' });
    },

    exchange(form: URLSearchParams) {
      checkClient(form);
      const code = form.get('code') ?? '';
      const begun = codes.get(code);
      codes.delete(code);
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (!begun || proof !== begun.challenge) throw new Refusal(400, 'invalid_grant');
      if (form.get('redirect_uri') !== begun.redirectUri) throw new Refusal(400, 'redirect_uri_mismatch');
      const refreshToken = `1//${randomBytes(24).toString('hex')}`;
      refreshTokens.add(refreshToken);
      return { ...issueAccess(), refresh_token: refreshToken, scope: begun.scope };
    },

    refresh(form: URLSearchParams) {
      checkClient(form);
      if (!refreshTokens.has(form.get('refresh_token') ?? '')) throw new Refusal(400, 'invalid_grant');
      return issueAccess();
    },

    revoke(token: string): void {
      if (!refreshTokens.delete(token)) throw new Refusal(400, 'invalid_token');
      accessTokens.clear();
    },

    /** The owner revokes access in the Google account. */
    revokeAll(): void {
      refreshTokens.clear();
      accessTokens.clear();
    },

    /** An hour passes. */
    expireAccess: () => accessTokens.clear(),
    hasLinks: () => refreshTokens.size > 0,
    refreshTokens: () => [...refreshTokens],

    check(authorization: string | undefined): void {
      const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
      if (!accessTokens.has(token)) throw new Refusal(401, 'authError');
    },
  };
}

function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
