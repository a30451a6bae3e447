import assert from 'node:assert/strict';
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { readTransferLink, writeTransferAnswer } from '@approdo/shared/domain/accounts/sign-in-transfer-link';
import { challengeOf } from '@approdo/shared/node/proof-key';
import { OWNER, PASSWORD, readText, type SiteServer, sendJson, startSiteServer } from './site-server.ts';

type Sent = { readonly path: string; readonly body: Readonly<Record<string, unknown>> };

/** A site's server that takes passkeys, at a named address: IP addresses have none. */
export type PasskeyServer = SiteServer & {
  /** Bodies of the requests for a session or a proof. */
  readonly sent: Sent[];
  /** The origin that it claims as its own. */
  origin: string;
  /** Why it takes no passkeys; undefined if it does. */
  whyNot: string | undefined;
  /** Refusals from now on, by path. */
  readonly refusals: Map<string, { readonly status: number; readonly body: object }>;
};

export const DEVICE = 'd'.repeat(43);

const OPTIONS = { challenge: 'Y2g', timeout: 300_000, rpId: 'localhost', allowCredentials: [] };

export async function startPasskeyServer(): Promise<PasskeyServer> {
  const sent: Sent[] = [];
  const refusals: PasskeyServer['refusals'] = new Map();

  /** Null if it was refused. */
  async function read(request: Parameters<typeof readText>[0], response: Parameters<typeof sendJson>[0]) {
    const path = request.url ?? '';
    const body = JSON.parse(await readText(request));
    sent.push({ path, body });
    const refusal = refusals.get(path);
    if (refusal) sendJson(response, refusal.status, refusal.body);
    return refusal ? null : body;
  }

  function enter(response: Parameters<typeof sendJson>[0], device: unknown): void {
    const token = `token-${site.tokens.size + 1}`;
    site.tokens.add(token);
    const session: Session = { token, user: OWNER, ...(device === undefined && { device: DEVICE }) };
    sendJson(response, 200, session);
  }

  const site = await startSiteServer({
    'POST /api/auth/passkey/options': (_request, response) => {
      if (server.whyNot !== undefined) return sendJson(response, 409, { error: server.whyNot });
      sendJson(response, 200, { options: { ...OPTIONS, userVerification: 'required' }, origin: server.origin });
    },
    'POST /api/auth/login': async (request, response) => {
      const body = await read(request, response);
      if (!body) return;
      if (body.password !== PASSWORD) return sendJson(response, 401, { error: 'Login failed' });
      enter(response, body.device);
    },
    'POST /api/auth/login/second': async (request, response) => {
      const body = await read(request, response);
      if (body) enter(response, undefined);
    },
    'POST /api/auth/handover/redeem': async (request, response) => {
      const body = await read(request, response);
      if (body) enter(response, body.device);
    },
    'POST /api/auth/fresh': async (request, response) => {
      if (await read(request, response)) sendJson(response, 200, { freshUntil: '2027-03-01T10:10:00.000Z' });
    },
  });
  const address = site.address.replace('127.0.0.1', 'localhost');
  const server: PasskeyServer = { ...site, sent, refusals, address, origin: address, whyNot: undefined };
  return server;
}

/** The address a browser returns to after a correct passkey on the opened page, with this code. */
export function returnUrl(opened: string, code: string): URL {
  const { origin, searchParams } = new URL(opened);
  const request = readTransferLink((name) => searchParams.get(name));
  assert.ok(request, 'what the app opened is a link of it');
  return new URL(writeTransferAnswer(request, { code, issuer: origin }));
}

/** Whether a page was opened for that verifier. */
export function isFor(opened: string, verifier: unknown): boolean {
  return new URL(opened).searchParams.get('challenge') === challengeOf(String(verifier));
}
