import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Session } from '@approdo/shared/contract/accounts/auth';

type SeenCall = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
};

export type SiteServer = {
  readonly address: string;
  readonly calls: SeenCall[];
  /** The accepted tokens; others are refused. */
  readonly tokens: Set<string>;
  readonly close: () => Promise<void>;
};

export const OWNER: Session['user'] = {
  id: 'u1',
  name: 'Ada Rossi',
  email: 'ada@example.com',
  role: 'ADMIN',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const PASSWORD = 'mare-mosso';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A small site's server on loopback: health, sign-in and -out, and a test's own `METHOD /path` (`*` is an id). */
export async function startSiteServer(extra: Readonly<Record<string, Answer>> = {}): Promise<SiteServer> {
  const calls: SeenCall[] = [];
  const tokens = new Set<string>();

  const answers: Record<string, Answer> = {
    'GET /api/health': (_request, response) => sendJson(response, 200, { status: 'ok', version: '0.1.0' }),
    'POST /api/auth/login': async (request, response) => {
      const { email, password } = JSON.parse(await readText(request));
      if (email !== OWNER.email || password !== PASSWORD) return sendJson(response, 401, { error: 'Login failed' });
      const token = `token-${tokens.size + 1}`;
      tokens.add(token);
      sendJson(response, 200, { token, user: { ...OWNER, passwordHash: 'never' } });
    },
    'GET /api/auth/me': (_request, response) => sendJson(response, 200, OWNER),
    'POST /api/auth/logout': (request, response) => {
      tokens.delete(tokenOf(request));
      response.writeHead(204).end();
    },
    'GET /api/bookings': (_request, response) => sendJson(response, 200, []),
    ...extra,
  };

  const server = createServer((request, response) => {
    calls.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    if (request.headers.authorization !== undefined && !tokens.has(tokenOf(request))) {
      return sendJson(response, 401, { error: 'Authentication required' });
    }
    const route = `${request.method} ${request.url?.split('?')[0]}`;
    const answer = answers[route] ?? answers[route.replace(/^(\w+ \/api\/\w+)\/[^/]+/, '$1/*')];
    return answer ? answer(request, response) : sendJson(response, 404, { error: 'Not found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The server has no port');

  return {
    address: `http://127.0.0.1:${bound.port}`,
    calls,
    tokens,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function tokenOf(request: IncomingMessage): string {
  return request.headers.authorization?.replace('Bearer ', '') ?? '';
}
