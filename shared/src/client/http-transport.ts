import type { Transport, WireAnswer } from './client.ts';

type HttpOptions = {
  /** Address of the API: `/api` on the site itself. */
  readonly base: string;
  readonly readToken: () => string | undefined;
  /** Called when the server no longer takes the token that was sent. */
  readonly onTokenRefused: (token: string) => void;
  /** The global one where left out. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

/** Calls over HTTP with the bearer token, where there is one. Rejects as `fetch` does when no answer comes. */
export function createHttpTransport({
  base,
  readToken,
  onTokenRefused,
  fetch = globalThis.fetch,
}: HttpOptions): Transport {
  return async ({ method, path, query, body, signal }) => {
    const token = readToken();
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${base}${path}${search ? `?${search}` : ''}`, {
      method,
      headers: headersFor(token, body !== undefined),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (response.status === 401 && token) onTokenRefused(token);
    return { status: response.status, body: await readBody(response) };
  };
}

function headersFor(token: string | undefined, hasBody: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

async function readBody(response: Response): Promise<WireAnswer['body']> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
