import type { OnProgress, Transport, WireAnswer, WireCall } from './wire.ts';

type HttpOptions = {
  /** Address of the API: `/api` on the site itself. */
  readonly base: string;
  readonly readToken: () => string | undefined;
  /** Called when the server no longer takes the token that was sent. */
  readonly onTokenRefused: (token: string) => void;
  /** Left out, the global one at the time of each call. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Sends calls that report upload progress; without it they are sent like all others. */
  readonly sendWithProgress?: SendWithProgress;
};

export type SendWithProgress = (sending: {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string | Blob | FormData;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: OnProgress;
}) => Promise<WireAnswer>;

/** Calls over HTTP with the bearer token, where there is one. Rejects as `fetch` does when no answer comes. */
export function createHttpTransport({
  base,
  readToken,
  onTokenRefused,
  fetch = (url, init) => globalThis.fetch(url, init),
  sendWithProgress,
}: HttpOptions): Transport {
  return async (call) => {
    const token = readToken();
    const answer = await send({ base, token, fetch, sendWithProgress, call });
    if (answer.status === 401 && token) onTokenRefused(token);
    return answer;
  };
}

type Sending = {
  readonly base: string;
  readonly token: string | undefined;
  readonly fetch: NonNullable<HttpOptions['fetch']>;
  readonly sendWithProgress: SendWithProgress | undefined;
  readonly call: WireCall;
};

async function send({ base, token, fetch, sendWithProgress, call }: Sending): Promise<WireAnswer> {
  const { method, signal, onProgress } = call;
  const search = new URLSearchParams(call.query).toString();
  const url = `${base}${call.path}${search ? `?${search}` : ''}`;
  const { content, contentType } = writeBody(call);
  const headers = { ...headersFor({ token, contentType, version: call.version }), ...call.raw?.headers };
  if (sendWithProgress && onProgress && content !== undefined) {
    return await sendWithProgress({ method, url, headers, content, signal, onProgress });
  }
  const response = await fetch(url, {
    method,
    headers,
    ...(content === undefined ? {} : { body: content }),
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, body: await readBody(response, call) };
}

type HeaderValues = Readonly<Record<'token' | 'contentType' | 'version', string | undefined>>;

function headersFor({ token, contentType, version }: HeaderValues): Record<string, string> {
  return {
    // Requests versions, by which an edit names what it read.
    accept: 'application/json;versions=1',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(contentType ? { 'content-type': contentType } : {}),
    ...(version ? { 'if-match': `"${version}"` } : {}),
  };
}

async function readBody(response: Response, { download }: WireCall): Promise<WireAnswer['body']> {
  if (response.status === 204) return undefined;
  if (download && response.ok) return await response.blob();
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

type OutgoingBody = { readonly content?: string | Blob | FormData; readonly contentType?: string };

/** A call's body as sent; for a form the browser sets the type with its boundary. */
function writeBody({ body, file, raw }: Pick<WireCall, 'body' | 'file' | 'raw'>): OutgoingBody {
  if (raw) return { content: new Blob([Uint8Array.from(raw.bytes)]), contentType: 'application/octet-stream' };
  if (file?.as === 'form') return { content: writeForm(body, file.content) };
  if (file?.content) return { content: file.content, contentType: file.as };
  return body === undefined ? {} : { content: JSON.stringify(body), contentType: 'application/json' };
}

/** The file is last, so that the server gets the other fields first. */
function writeForm(fields: unknown, file: Blob | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (typeof value === 'string') form.append(name, value);
  }
  if (file) form.append('file', file);
  return form;
}
