import { readProblem } from '@approdo/shared/client';
import { type AskFreshProof, NOT_CONFIRMED, sendWithProof } from '@approdo/shared/client/fresh-proof';
import type { Downloads } from '../../platform.ts';

type Download = Parameters<Downloads['save']>[0];

type Connection = {
  readonly base: string;
  readonly readToken: () => string | undefined;
  readonly onTokenRefused: (token: string) => void;
  readonly askFreshProof: AskFreshProof;
};

type SavePicker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

declare global {
  interface Window {
    /** Chromium only, and only if the page came over https or from this machine. */
    readonly showSaveFilePicker?: SavePicker;
  }
}

/** Milliseconds after which the browser has surely begun to save what an object URL stands for. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Streams to disk if the browser lets a page write files; otherwise buffers in a Blob first. */
export function createBrowserDownloads(connection: Connection): Downloads {
  return {
    areBuffered: !window.showSaveFilePicker,
    save: async ({ fileName, onBytes, ...input }) => {
      const { signal } = input;
      // Before any await: the picker opens only while the click still counts.
      const file = await window.showSaveFilePicker?.({ suggestedName: fileName });
      const answer = await request(connection, input);
      const content = answer.body?.pipeThrough(countBytes(onBytes)) ?? new Blob().stream();
      if (file) await content.pipeTo(await file.createWritable(), { signal });
      else offer(await new Response(content).blob(), fileName);
    },
  };
}

type DownloadRequest = Pick<Download, 'path' | 'body' | 'signal'>;

/** Requests the file; saves nothing before the user has given a fresh proof, if the server requires one. */
async function request(connection: Connection, input: DownloadRequest): Promise<Response> {
  const answer = await sendWithProof(() => send(connection, input), connection.askFreshProof);
  if (!answer) throw readProblem(NOT_CONFIRMED);
  if (answer.ok) return answer;
  throw readProblem({ status: answer.status, body: await answer.json().catch(() => undefined) });
}

async function send(
  { base, readToken, onTokenRefused }: Connection,
  { path, body, signal }: DownloadRequest,
): Promise<Response> {
  const token = readToken();
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const message = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${base}${path}`, { signal, headers, ...message });
  if (answer.status === 401 && token) onTokenRefused(token);
  return answer;
}

function countBytes(
  onBytes: (bytes: number) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
}

function offer(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
