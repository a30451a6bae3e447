import type { Outcome, SiteAnswer, UploadStart } from '../../ipc.ts';
import { START_PAGE } from '../app-address.ts';
import { TEXTS } from '../texts.ts';

/** Bodies that the page sends in pieces; each is taken once the previous one is sent, so none queue up here. */
type Uploads = {
  readonly begin: (start: UploadStart) => Promise<Outcome<number>>;
  /** False if the rest need not be sent: the answer has already arrived. */
  readonly add: (id: number, piece: Uint8Array) => Promise<boolean>;
  /** Returns the server's answer. */
  readonly end: (id: number) => Promise<Outcome<SiteAnswer>>;
  readonly cancel: (id: number) => void;
  /** The page that would end them is gone. */
  readonly cancelAll: () => void;
};

type Upload = {
  readonly writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
};

const MAX_AT_ONCE = 8;

/** `answer` answers the page's calls: what a page may not call, it may not call in pieces either. */
export function createUploads(answer: (request: Request) => Promise<Response>): Uploads {
  const uploads = new Map<number, Upload>();
  let lastId = 0;

  function drop(id: number): void {
    uploads.get(id)?.controller.abort();
    uploads.delete(id);
  }

  return {
    begin: async ({ method, path, contentType }) => {
      if (uploads.size >= MAX_AT_ONCE) return refuse(429, TEXTS.tooManyUploads);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const controller = new AbortController();
      const sending = { method, body: readable, duplex: 'half', signal: controller.signal };
      const request = new Request(new URL(path, START_PAGE), { ...sending, headers: { 'content-type': contentType } });
      lastId += 1;
      const upload = { writer: writable.getWriter(), answer: answer(request), controller };
      // The rejection is handled where the answer is awaited.
      upload.answer.catch(() => undefined);
      upload.writer.closed.catch(() => undefined);
      uploads.set(lastId, upload);
      return { ok: true, value: lastId };
    },
    add: async (id, piece) => {
      const upload = uploads.get(id);
      if (!upload) return false;
      try {
        await Promise.race([
          upload.writer.write(piece),
          upload.answer.then(() => Promise.reject(new Error('answered'))),
        ]);
        return true;
      } catch {
        return false;
      }
    },
    end: async (id) => {
      const upload = uploads.get(id);
      if (!upload) return refuse(409, TEXTS.uploadLost);
      try {
        upload.writer.close().catch(() => undefined);
        const given = await upload.answer;
        const body: unknown = await given.json().catch(() => undefined);
        return { ok: true, value: { status: given.status, body } };
      } catch {
        return refuse(409, TEXTS.uploadLost);
      } finally {
        uploads.delete(id);
      }
    },
    cancel: drop,
    cancelAll: () => {
      for (const id of [...uploads.keys()]) drop(id);
    },
  };
}

function refuse(status: number, error: string): Extract<Outcome<never>, { ok: false }> {
  return { ok: false, problem: { status, error } };
}
