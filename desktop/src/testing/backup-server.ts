import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { User } from '@approdo/shared/contract/accounts/auth';
import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { OWNER, type SiteServer, sendJson, startSiteServer } from './site-server.ts';

/** A site's server that makes backups of that many bytes, and takes archives. */
export type BackupServer = SiteServer & {
  /** As the server's list has them, newest first. */
  readonly entries: BackupEntry[];
  /** The uploaded bodies. */
  readonly uploaded: Buffer[];
  /** Overrides how an archive is sent; undefined for the normal way. */
  sendArchive: ((response: ServerResponse) => void) | undefined;
  /** Whether a backup, once begun, takes for ever. */
  isSlow: boolean;
  /** Whether it requires a fresh proof. */
  wantsProof: boolean;
  /** The access tokens that were made and not ended, by id, with their scopes and names. */
  readonly accessTokens: Map<
    string,
    { readonly token: string; readonly name: string; readonly scopes: readonly string[] }
  >;
};

type Options = {
  readonly content: Buffer;
  readonly now: () => Date;
  /** The role of whoever signs in. */
  readonly role?: User['role'];
};

/** The site's refusal of a call that needs a fresh proof. */
export const PROOF_REQUIRED = {
  error: 'Conferma che sei tu per continuare.',
  code: 'FRESH_PROOF_ASKED',
  proofs: ['PASSWORD'],
};

export async function startBackupServer({ content, now, role = 'ADMIN' }: Options): Promise<BackupServer> {
  const entries: BackupEntry[] = [];
  const uploaded: Buffer[] = [];
  const accessTokens: BackupServer['accessTokens'] = new Map();
  let made = 0;

  function add(kind: BackupEntry['kind']): BackupEntry {
    const createdAt = now().toISOString();
    const stamp = createdAt.slice(0, 19).replace('T', '-').replaceAll(':', '');
    const entry: BackupEntry = {
      id: `b${entries.length + 1}-${stamp}`,
      fileName: `approdo-${stamp}-manuale.tar`,
      createdAt,
      location: 'local',
      kind,
      size: content.length,
      verifiedAt: null,
    };
    entries.unshift(entry);
    return entry;
  }

  const site = await startSiteServer({
    'POST /api/auth/login': (_request, response) => {
      site.tokens.add('token');
      sendJson(response, 200, { token: 'token', user: { ...OWNER, role } });
    },
    'GET /api/auth/me': (_request, response) => sendJson(response, 200, { ...OWNER, role }),
    'GET /api/backup': (_request, response) => sendJson(response, 200, entries),
    'POST /api/backup': (_request, response) => {
      if (!server.isSlow) sendJson(response, 201, [add('manual')]);
    },
    'POST /api/tokens': async (request, response) => {
      const { name, scopes } = JSON.parse((await readAll(request)).toString());
      if (refuseUnproved(response)) return;
      made += 1;
      const [id, token] = [`t${made}`, `apt_${String(made).padStart(43, 'a')}`];
      site.tokens.add(token);
      accessTokens.set(id, { token, name, scopes });
      const times = { createdAt: now().toISOString(), lastUsedAt: null, expiresAt: '2028-03-01T09:00:00.000Z' };
      sendJson(response, 201, { id, name, scopes, ...times, token });
    },
    'DELETE /api/tokens/*': (request, response) => {
      const id = request.url?.split('/').at(-1) ?? '';
      site.tokens.delete(accessTokens.get(id)?.token ?? '');
      accessTokens.delete(id);
      response.writeHead(204).end();
    },
    'DELETE /api/backup/progress': (_request, response) => response.writeHead(204).end(),
    'POST /api/backup/upload': async (request, response) => {
      uploaded.push(await readAll(request));
      sendJson(response, 201, add('uploaded'));
    },
    'POST /api/backup/*/download': (_request, response) =>
      refuseUnproved(response) || sendJson(response, 400, { error: 'La frase segreta è obbligatoria' }),
    'GET /api/backup/*/download': (_request, response) => {
      if (refuseUnproved(response)) return;
      if (server.sendArchive) server.sendArchive(response);
      else sendWhole(response, content);
    },
    'DELETE /api/backup/*': (request, response) => {
      if (refuseUnproved(response)) return;
      const id = request.url?.split('/').at(-1);
      entries.splice(
        entries.findIndex((entry) => entry.id === id),
        1,
      );
      response.writeHead(204).end();
    },
  });
  function refuseUnproved(response: ServerResponse): boolean {
    if (server.wantsProof) sendJson(response, 403, PROOF_REQUIRED);
    return server.wantsProof;
  }

  const modes = { sendArchive: undefined, isSlow: false, wantsProof: false };
  const server: BackupServer = Object.assign(site, { entries, uploaded, accessTokens, ...modes });
  return server;
}

export function sendWhole(response: ServerResponse, content: Buffer, named = content): void {
  const digest = createHash('sha256').update(named).digest('base64');
  response
    .writeHead(200, {
      'content-type': 'application/x-tar',
      'content-length': String(named.length),
      digest: `sha-256=${digest}`,
    })
    .end(content);
}

/** Sends the first half, then stops. */
export function sendHalf(response: ServerResponse, content: Buffer, onSent: () => void = () => undefined): void {
  response.writeHead(200, { 'content-type': 'application/x-tar', 'content-length': String(content.length) });
  response.write(content.subarray(0, content.length / 2), onSent);
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}
