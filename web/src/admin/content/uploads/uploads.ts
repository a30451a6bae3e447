import type { UploadNote } from '@approdo/shared/contract/content/media';
import { makeKey } from '../../../browser/make-key.ts';
import { isConnectionLost, isFinal } from '../../kit/feedback/failure.ts';
import { waitForLine } from './send-with-timeout.ts';

/** One file being uploaded to the library. */
export type Upload = {
  readonly id: number;
  /** Identifies a repeated upload to the library, which stores it once. */
  readonly key: string;
  readonly file: File;
  /** The bytes to send, if the file was shrunk first. */
  readonly preparedSize?: number;
  /** `cut` waits for a lost connection, and resumes by itself. */
  readonly state: 'waiting' | 'checking' | 'sending' | 'cut' | 'done' | 'refused' | 'failed';
  /** How much of it was sent, from 0 to 1. */
  readonly share: number;
  /** Why it failed or was refused, here or by the server. */
  readonly problem?: string;
  /** What was changed in storing it, if anything. */
  readonly note?: UploadNote;
};

type Sending = {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

type Parts<Arrived> = {
  readonly send: (file: File, sending: Sending) => Promise<Arrived>;
  readonly describe: (fault: unknown) => string;
  /** Prepares the chosen file for sending. */
  readonly prepare?: (file: File, signal: AbortSignal) => Promise<File>;
  /** Why the prepared file need not be sent at all; it is the chosen file itself if nothing was changed. */
  readonly findFault?: (ready: File, chosen: File) => Promise<string | undefined>;
  /** What the sender should know about the stored file. */
  readonly findNote?: (arrived: Arrived, sent: File, chosen: File) => Promise<UploadNote | undefined>;
  /** Whether sending it again would fail the same way. */
  readonly isFinal?: (fault: unknown) => boolean;
  /** Whether only the connection failed. */
  readonly isConnectionLost?: (fault: unknown) => boolean;
  /** Resolves when a retry is worthwhile, after that many failures; rejects if it is aborted. */
  readonly waitForLine?: (tries: number, signal: AbortSignal) => Promise<void>;
  /** Called for each file that was stored. */
  readonly onArrival?: (upload: Pick<Upload, 'file' | 'note'>) => void;
};

/** A file is sent as it is, and what is stored says nothing. */
const DEFAULTS = {
  prepare: async (file: File) => file,
  findFault: async () => undefined,
  findNote: async () => undefined,
  isFinal,
  isConnectionLost,
  waitForLine,
  onArrival: () => undefined,
};

export type Uploads<Arrived> = {
  /** The same array until something changes. */
  readonly read: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the ids of the new uploads, in the order of the files. Starting new ones removes those that are done. */
  readonly add: (files: readonly File[], onArrival?: (id: number, arrived: Arrived) => void) => readonly number[];
  /** Cancels it if it is under way, and removes it. */
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  /** Cancels all uploads that are under way or waiting. Finished ones stay in the list. */
  readonly cancelAll: () => void;
  /** Removes all finished uploads. */
  readonly dismissAll: () => void;
};

/** More would only share the same bandwidth. */
const SIDE_BY_SIDE = 3;

/** Whether any upload would be lost by leaving. */
export function isUnderWay(uploads: readonly Upload[]): boolean {
  return uploads.some((upload) => !isOver(upload));
}

export function isOver({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'done' || state === 'refused' || state === 'failed';
}

/** Failures first: among thirty uploads they would be hard to find. */
export function putFaultsFirst(uploads: readonly Upload[]): readonly Upload[] {
  return [...uploads.filter(isAtFault), ...uploads.filter((upload) => !isAtFault(upload))];
}

export function isAtFault({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'refused' || state === 'failed';
}

/** Uploads files a few at a time, in order. A lost connection only pauses them until it is back. */
export function createUploads<Arrived>(given: Parts<Arrived>): Uploads<Arrived> {
  const parts: Required<Parts<Arrived>> = { ...DEFAULTS, ...given };
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();
  const onArrivalById = new Map<number, (arrived: Arrived) => void>();

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
    void uploadOne(next, controller.signal).finally(() => {
      running.delete(next.id);
      startNext();
    });
    startNext();
  }

  async function uploadOne(upload: Upload, signal: AbortSignal): Promise<void> {
    const { id } = upload;
    try {
      const outcome = await sendUntilThere(parts, upload, { signal, change: (changes) => change(id, changes) });
      if (signal.aborted) return;
      if ('fault' in outcome) return change(id, { state: 'refused', problem: outcome.fault });
      const { arrived, ...noted } = outcome;
      change(id, { state: 'done', share: 1, ...noted });
      onArrivalById.get(id)?.(arrived);
      onArrivalById.delete(id);
      parts.onArrival({ file: upload.file, ...noted });
    } catch (fault) {
      if (signal.aborted) return;
      change(id, { state: parts.isFinal(fault) ? 'refused' : 'failed', problem: parts.describe(fault) });
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
      for (const { id } of added) if (onArrivalOf) onArrivalById.set(id, (arrived) => onArrivalOf(id, arrived));
      show([...uploads.filter(({ state }) => state !== 'done'), ...added]);
      startNext();
      return added.map(({ id }) => id);
    },
    cancel: (id) => {
      running.get(id)?.abort();
      onArrivalById.delete(id);
      show(uploads.filter((upload) => upload.id !== id));
    },
    cancelAll: () => {
      onArrivalById.clear();
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

type UploadContext = { readonly signal: AbortSignal; readonly change: (changes: Partial<Upload>) => void };

/** Resolves with the stored file, or with why it need not be sent. It is prepared once, not again after a cut. */
async function sendUntilThere<Arrived>(
  { prepare, findFault, send, findNote, isConnectionLost, waitForLine }: Required<Parts<Arrived>>,
  { key, file }: Upload,
  { signal, change }: UploadContext,
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
      if (signal.aborted || !isConnectionLost(fault)) throw fault;
      change({ state: 'cut', share: 0 });
      await waitForLine(tries, signal);
    }
  }
}
