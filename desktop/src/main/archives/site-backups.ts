import { ApiError, createClient, createHttpTransport, readProblem, type Transport } from '@approdo/shared/client';
import { type AskFreshProof, NOT_CONFIRMED, sendWithProof, withFreshProof } from '@approdo/shared/client/fresh-proof';
import { type BackupEntry, backup, TAR } from '@approdo/shared/contract/operations/backup';
import type { Fetch } from '../electron-surface.ts';
import { ProblemError } from '../problem-error.ts';
import { describeNetworkFault, describeRefusal } from '../session/describe-network-fault.ts';
import { TEXTS } from '../texts.ts';

/** The site's backups. Each call throws a ProblemError, or an AbortError if it was cancelled. */
export type SiteBackups = {
  /** Has the person give a fresh proof, if the site will require one, before anything is made there. */
  readonly prove: (signal: AbortSignal) => Promise<void>;
  readonly list: (signal: AbortSignal) => Promise<BackupEntry[]>;
  readonly create: (signal: AbortSignal) => Promise<BackupEntry>;
  /** Cancels the backup that the site is making now. */
  readonly cancelCreation: (signal: AbortSignal) => Promise<void>;
  /** Also works after a cancellation; takes at most half a minute. */
  readonly remove: (id: string) => Promise<void>;
  /** The archive as a stream. */
  readonly download: (id: string, signal: AbortSignal) => Promise<Response>;
  readonly upload: (content: AsyncIterableIterator<Uint8Array>, signal: AbortSignal) => Promise<BackupEntry>;
};

type Options = {
  /** The site's address. */
  readonly site: string;
  readonly access: SiteAccess;
  /** Sends a stream body piece by piece. */
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  /** Left out if nobody is there to be asked: the site requires no proof for the token used then. */
  readonly askFreshProof?: AskFreshProof;
};

/** The authorization used at the site. */
type SiteAccess = {
  /** Undefined if there is none. */
  readonly token: string | undefined;
  /** Text if there is none, or if the site no longer takes it; left out, the site's own text is used. */
  readonly missing: string;
  readonly refused?: string;
  /** Called when the site no longer takes the token. */
  readonly onRefused: (token: string) => Promise<void>;
  /** Cancels the backup that the site is making, if the token may not. */
  readonly cancelCreation?: SiteBackups['cancelCreation'];
};

/** How a site that needs no proof, or has one, refuses an empty call. */
const EMPTY = 400;

const REMOVE_TIMEOUT_MS = 30_000;
const CANCEL_TIMEOUT_MS = 10_000;

export function connectSiteBackups({ site, access, fetch, isOnline, askFreshProof }: Options): SiteBackups {
  const base = `${site}/api`;
  const { token } = access;
  const send: Fetch = (url, init) => fetch(url, { ...init, credentials: 'omit', redirect: 'error' });
  const transport = createHttpTransport({
    base,
    readToken: () => token,
    onTokenRefused: () => undefined,
    fetch: send,
  });
  const client = createClient({ backup }, transport).backup;
  const briefly: Transport = (call) => transport({ ...call, signal: AbortSignal.timeout(REMOVE_TIMEOUT_MS) });
  const proved = askFreshProof ? withFreshProof(briefly, () => askFreshProof) : briefly;
  const { remove } = createClient({ backup }, proved).backup;

  /** The client's error texts come from the server; silence has texts of its own. */
  async function ask<Answer>(signal: AbortSignal | undefined, call: () => Promise<Answer>): Promise<Answer> {
    if (!token) throw new ProblemError({ status: 401, error: access.missing });
    try {
      return await call();
    } catch (fault) {
      signal?.throwIfAborted();
      if (fault instanceof ApiError && fault.status === 401) await access.onRefused(token);
      if (fault instanceof ApiError) throw new ProblemError({ status: fault.status, error: sayRefusal(fault) });
      throw new ProblemError({ status: 502, error: describeNetworkFault(fault, isOnline()) });
    }
  }

  function sayRefusal(fault: ApiError): string {
    return (fault.status === 401 ? access.refused : undefined) ?? describeRefusal(fault);
  }

  async function request(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const once = () => send(`${base}${path}`, { ...init, headers });
    const isRepeatable = askFreshProof && !(init.body instanceof ReadableStream);
    const answer = isRepeatable ? await sendWithProof(once, askFreshProof) : await once();
    if (!answer) throw readProblem(NOT_CONFIRMED);
    if (answer.ok) return answer;
    throw readProblem({ status: answer.status, body: await answer.json().catch(() => undefined) });
  }

  const cancelCreation = (signal: AbortSignal) => client.cancel({ signal });

  /** Cancelling also cancels the backup at the site: nobody would fetch it. */
  async function createOrCancel(signal: AbortSignal) {
    try {
      return await client.create({ body: { location: 'local' }, signal });
    } catch (fault) {
      if (signal.aborted)
        await (access.cancelCreation ?? cancelCreation)(AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch(() => undefined);
      throw fault;
    }
  }

  /** Sends a body without a passphrase: the site decides whether it needs a proof before it reads that. */
  async function prove(signal: AbortSignal): Promise<void> {
    if (!askFreshProof) return;
    const probe = { method: backup.downloadProtected.method, headers: JSON_BODY, body: '{}', signal };
    await request(pathOf(backup.downloadProtected, 'none'), probe).catch((fault: unknown) => {
      if (!(fault instanceof ApiError && [EMPTY, 404].includes(fault.status))) throw fault;
    });
  }

  return {
    prove: (signal) => ask(signal, () => prove(signal)),
    list: (signal) => ask(signal, () => client.list({ signal })),
    create: (signal) =>
      ask(signal, async () => {
        const made = backup.create.answer.parse(await createOrCancel(signal));
        const [entry] = made;
        if (!entry) throw new ProblemError({ status: 502, error: TEXTS.answerUnreadable });
        return entry;
      }),
    cancelCreation,
    remove: (id) => ask(undefined, () => remove({ params: { id } })),
    download: (id, signal) => ask(signal, () => request(pathOf(backup.download, id), { signal })),
    upload: (content, signal) =>
      ask(signal, async () => {
        const sending = { method: 'POST', headers: { 'content-type': TAR }, duplex: 'half', signal };
        const answer = await request(backup.upload.path, { ...sending, body: toStream(content) });
        return backup.upload.answer.parse(await answer.json());
      }),
  };
}

const JSON_BODY = { 'content-type': 'application/json' };

function pathOf({ path }: { readonly path: string }, id: string): string {
  return path.replace('{id}', encodeURIComponent(id));
}

/** Reads each piece once the previous one is on its way. */
function toStream(pieces: AsyncIterableIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: async () => {
      await pieces.return?.();
    },
  });
}
