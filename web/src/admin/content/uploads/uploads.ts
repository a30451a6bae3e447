import type { UploadNote } from '@approdo/shared/contract/content/media';
import { makeKey } from '../../../browser/make-key.ts';

/** One file on its way into the library. */
export type Upload = {
  readonly id: number;
  /** By which the library knows it when it is sent again: it is stored once. */
  readonly key: string;
  readonly file: File;
  /** What is sent weighs so many bytes, where it was made smaller first. */
  readonly preparedSize?: number;
  /** `cut` waits for a line that was lost, and goes on by itself. */
  readonly state: 'waiting' | 'checking' | 'sending' | 'cut' | 'done' | 'refused' | 'failed';
  /** How much of it is out, from 0 to 1. */
  readonly share: number;
  /** Why it was refused, here or by the server, or failed. */
  readonly problem?: string;
  /** What became of it, where it is in the library and not as it was chosen. */
  readonly note?: UploadNote;
};

type Sending = {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

type Parts<Arrived> = {
  /** Makes what is sent out of what was chosen. */
  readonly prepare: (file: File, signal: AbortSignal) => Promise<File>;
  /** Why what is ready need not be sent at all; it is the chosen file itself where nothing was made of it. */
  readonly findFault: (ready: File, chosen: File) => Promise<string | undefined>;
  readonly send: (file: File, sending: Sending) => Promise<Arrived>;
  /** What the sender should know of what became of the chosen file. */
  readonly findNote: (arrived: Arrived, sent: File, chosen: File) => Promise<UploadNote | undefined>;
  readonly describe: (fault: unknown) => string;
  /** Whether sending it again would change nothing. */
  readonly isFinal: (fault: unknown) => boolean;
  /** Whether nothing is wrong but the line. */
  readonly isCut: (fault: unknown) => boolean;
  /** Resolves when it is worth trying again, after so many tries in vain; rejects where it is called off. */
  readonly waitForLine: (tries: number, signal: AbortSignal) => Promise<void>;
  /** After each file that is in the library. */
  readonly onArrival: (upload: Pick<Upload, 'file' | 'note'>) => void;
};

export type Uploads<Arrived> = {
  /** The same list until something changes. */
  readonly read: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  /** The ids of what is begun, in the order of the files. What is done is forgotten when something else is begun. */
  readonly add: (files: readonly File[], onArrival?: (id: number, arrived: Arrived) => void) => readonly number[];
  /** Ends it, where it is under way, and forgets it. */
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  /** Ends all that is under way, and begins nothing that waits. What is over stays in the list. */
  readonly cancelAll: () => void;
  /** Forgets all that is over. */
  readonly dismissAll: () => void;
};

/** More would only share the same line. */
const SIDE_BY_SIDE = 3;

/** Whether something is under way, that leaving would end. */
export function isUnderWay(uploads: readonly Upload[]): boolean {
  return uploads.some((upload) => !isOver(upload));
}

export function isOver({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}

/** What went wrong first: among thirty it would be looked for. */
export function putFaultsFirst(uploads: readonly Upload[]): readonly Upload[] {
  return [...uploads.filter(isAtFault), ...uploads.filter((upload) => !isAtFault(upload))];
}

export function isAtFault({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'refused' || state === 'failed';
}

/** Sends files a few at a time, in the order in which they came. What the line breaks off is sent again once it is back. */
export function createUploads<Arrived>(parts: Parts<Arrived>): Uploads<Arrived> {
  const { describe, isFinal, onArrival } = parts;
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  const awaited = new Map<number, (arrived: Arrived) => void>();

  function show(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function change(id: number, changes: Partial<Upload>): void {
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  function startNext(): void {
    const next = uploads.find(({ id, state }) => state === 'waiting' && !running.has(id));
    if (!next || running.size >= SIDE_BY_SIDE) return;
    const controller = new AbortController();
    running.set(next.id, controller);
    void carry(next, controller.signal).finally(() => {
      running.delete(next.id);
      startNext();
    });
    startNext();
  }

  async function carry(upload: Upload, signal: AbortSignal): Promise<void> {
    const { id } = upload;
    try {
      const outcome = await sendUntilThere(parts, upload, { signal, change: (changes) => change(id, changes) });
      if (signal.aborted) return;
      if ('fault' in outcome) return change(id, { state: 'refused', problem: outcome.fault });
      const { arrived, ...noted } = outcome;
      change(id, { state: 'done', share: 1, ...noted });
      awaited.get(id)?.(arrived);
      awaited.delete(id);
      onArrival({ file: upload.file, ...noted });
    } catch (fault) {
      if (signal.aborted) return;
      change(id, { state: isFinal(fault) ? 'refused' : 'failed', problem: describe(fault) });
    }
  }

  return {
    read: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files, onArrivalOf) => {
      const added = files.map((file) => ({ id: ++lastId, key: makeKey(), file, state: 'waiting' as const, share: 0 }));
      for (const { id } of added) if (onArrivalOf) awaited.set(id, (arrived) => onArrivalOf(id, arrived));
      show([...uploads.filter(({ state }) => state !== 'done'), ...added]);
      startNext();
      return added.map(({ id }) => id);
    },
    cancel: (id) => {
      running.get(id)?.abort();
      awaited.delete(id);
      show(uploads.filter((upload) => upload.id !== id));
    },
    cancelAll: () => {
      awaited.clear();
      show(uploads.filter(isOver));
      for (const controller of running.values()) controller.abort();
    },
    dismissAll: () => show(uploads.filter((upload) => !isOver(upload))),
    retry: (id) => {
      change(id, { state: 'waiting', share: 0 });
      startNext();
    },
  };
}

type Course = { readonly signal: AbortSignal; readonly change: (changes: Partial<Upload>) => void };

/** What the library made of it, or why it need not be sent. What is prepared once is not prepared again after a cut. */
async function sendUntilThere<Arrived>(
  { prepare, findFault, send, findNote, isCut, waitForLine }: Parts<Arrived>,
  { key, file }: Upload,
  { signal, change }: Course,
): Promise<{ readonly arrived: Arrived; readonly note?: UploadNote } | { readonly fault: string }> {
  let ready: File | undefined;
  for (let tries = 0; ; tries += 1) {
    try {
      if (!ready) {
        change({ state: 'checking', share: 0 });
        ready = await prepare(file, signal);
        const fault = await findFault(ready, file);
        signal.throwIfAborted();
        if (fault !== undefined) return { fault };
        change(ready.size < file.size ? { preparedSize: ready.size } : {});
      }
      change({ state: 'sending', share: 0 });
      const arrived = await send(ready, { key, signal, onProgress: (share) => change({ share }) });
      const note = await findNote(arrived, ready, file);
      return { arrived, ...(note && { note }) };
    } catch (fault) {
      if (signal.aborted || !isCut(fault)) throw fault;
      change({ state: 'cut', share: 0 });
      await waitForLine(tries, signal);
    }
  }
}
