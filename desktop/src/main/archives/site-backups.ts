import { ApiError, createClient, createHttpTransport, readProblem, type Transport } from '@approdo/shared/client';
import { type AskFreshProof, NOT_CONFIRMED, sendProved, withFreshProof } from '@approdo/shared/client/fresh-proof';
import { type BackupEntry, backup, TAR } from '@approdo/shared/contract/operations/backup';
import type { Fetch } from '../electron-surface.ts';
import { ProblemError } from '../problem-error.ts';
import { describeRefusal, describeSilence } from '../session/describe-silence.ts';
import { TEXTS } from '../texts.ts';

/** The backups of the site. Each call throws a ProblemError, or an AbortError where it was called off. */
export type SiteBackups = {
  /** Has the person show who she is, where the site will want that, before anything is made there. */
  readonly prove: (signal: AbortSignal) => Promise<void>;
  readonly list: (signal: AbortSignal) => Promise<BackupEntry[]>;
  readonly create: (signal: AbortSignal) => Promise<BackupEntry>;
  /** What the site is making just now. */
  readonly callOff: (signal: AbortSignal) => Promise<void>;
  /** Also after what was called off; for no longer than half a minute. */
  readonly remove: (id: string) => Promise<void>;
  /** The archive as it comes. */
  readonly download: (id: string, signal: AbortSignal) => Promise<Response>;
  readonly upload: (content: AsyncIterableIterator<Uint8Array>, signal: AbortSignal) => Promise<BackupEntry>;
};

type Options = {
  /** The address of the site. */
  readonly site: string;
  readonly access: SiteAccess;
  /** Sends a body that is a stream piece by piece. */
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  /** Left out where nobody is there to be asked: the site wants no proof of the token that is used then. */
  readonly askFreshProof?: AskFreshProof;
};

/** By what right the site is asked. */
type SiteAccess = {
  /** Undefined where there is none. */
  readonly token: string | undefined;
  /** What is said where there is none, or where the site no longer takes it; in the site's own words where left out. */
  readonly missing: string;
  readonly refused?: string;
  /** The site no longer takes the token. */
  readonly onRefused: (token: string) => Promise<void>;
  /** Calls off what the site is making, where the token may not. */
  readonly callOff?: SiteBackups['callOff'];
};

/** A site that wants no proof, or has one, refuses a call that asks for nothing by this. */
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

  /** The words of the client are the server's; of silence there are words of our own. */
  async function ask<Answer>(signal: AbortSignal | undefined, call: () => Promise<Answer>): Promise<Answer> {
    if (!token) throw new ProblemError({ status: 401, error: access.missing });
    try {
      return await call();
    } catch (fault) {
      signal?.throwIfAborted();
      if (fault instanceof ApiError && fault.status === 401) await access.onRefused(token);
      if (fault instanceof ApiError) throw new ProblemError({ status: fault.status, error: sayRefusal(fault) });
      throw new ProblemError({ status: 502, error: describeSilence(fault, isOnline()) });
    }
  }

  function sayRefusal(fault: ApiError): string {
    return (fault.status === 401 ? access.refused : undefined) ?? describeRefusal(fault);
  }

  async function request(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const once = () => send(`${base}${path}`, { ...init, headers });
    const isRepeatable = askFreshProof && !(init.body instanceof ReadableStream);
    const answer = isRepeatable ? await sendProved(once, askFreshProof) : await once();
    if (!answer) throw readProblem(NOT_CONFIRMED);
    if (answer.ok) return answer;
    throw readProblem({ status: answer.status, body: await answer.json().catch(() => undefined) });
  }

  const callOff = (signal: AbortSignal) => client.cancel({ signal });

  /** One that is called off while the site is at it, is called off there, too: nobody would come for it. */
  async function createOrCallOff(signal: AbortSignal) {
    try {
      return await client.create({ body: { location: 'local' }, signal });
    } catch (fault) {
      if (signal.aborted)
        await (access.callOff ?? callOff)(AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch(() => undefined);
      throw fault;
    }
  }

  /** What only a body without a passphrase keeps from being done: the site says whether it wants a proof before it reads that. */
  async function prove(signal: AbortSignal): Promise<void> {
    if (!askFreshProof) return;
    const asking = { method: backup.downloadProtected.method, headers: JSON_BODY, body: '{}', signal };
    await request(pathOf(backup.downloadProtected, 'none'), asking).catch((fault: unknown) => {
      if (!(fault instanceof ApiError && [EMPTY, 404].includes(fault.status))) throw fault;
    });
  }

  return {
    prove: (signal) => ask(signal, () => prove(signal)),
    list: (signal) => ask(signal, () => client.list({ signal })),
    create: (signal) =>
      ask(signal, async () => {
        const made = backup.create.answer.parse(await createOrCallOff(signal));
        const [entry] = made;
        if (!entry) throw new ProblemError({ status: 502, error: TEXTS.answerUnreadable });
        return entry;
      }),
    callOff,
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

/** Each piece is read when the one before is on its way. */
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
