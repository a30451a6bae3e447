import { ApiError } from '@approdo/shared/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserDownloads } from './downloads-browser.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose user chooses a file; `written` records the chunks in order. */
function openBrowser(...answers: readonly Response[]) {
  const written: string[] = [];
  const refused: string[] = [];
  const requests: Request[] = [];
  const file = new WritableStream<Uint8Array>({
    write: (chunk) => void written.push(new TextDecoder().decode(chunk)),
    abort: () => void written.push('left'),
  });
  vi.stubGlobal('window', { showSaveFilePicker: async () => ({ createWritable: async () => file }) });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(new URL(url, 'http://localhost'), init));
    return answers[requests.length - 1];
  });
  const askFreshProof = vi.fn(async () => true);
  const downloads = createBrowserDownloads({
    askFreshProof,
    base: '/api',
    readToken: () => 'token-1',
    onTokenRefused: (token) => refused.push(token),
  });
  return { downloads, written, refused, requests, askFreshProof };
}

function open(onBytes: (bytes: number) => void = () => undefined, signal = new AbortController().signal) {
  return { path: '/backup/1/download', fileName: 'casa.tar', signal, onBytes };
}

test('an archive is on the disk piece by piece, before all of it has come', async () => {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  const { downloads, written, requests } = openBrowser(new Response(readable));
  const bytes: number[] = [];
  const saving = downloads.save(open((count) => bytes.push(count)));
  const server = writable.getWriter();

  await server.write(new TextEncoder().encode('prima '));
  await expect.poll(() => written).toEqual(['prima ']);
  await server.write(new TextEncoder().encode('poi'));
  await server.close();
  await saving;

  expect(written).toEqual(['prima ', 'poi']);
  expect(bytes).toEqual([6, 9]);
  expect(downloads.areBuffered).toBe(false);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

test('what was written of a download that is called off is dropped', async () => {
  const { readable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  const { downloads, written } = openBrowser(new Response(readable));
  const cancelled = new AbortController();
  const saving = downloads.save(open(undefined, cancelled.signal));
  cancelled.abort();
  await expect(saving).rejects.toMatchObject({ name: 'AbortError' });
  expect(written).toEqual(['left']);
});

test('what the server refuses is said in its words, and nothing is written', async () => {
  const { downloads, written, refused } = openBrowser(Response.json({ error: 'Accedi di nuovo' }, { status: 401 }));
  const saving = downloads.save(open());
  await expect(saving).rejects.toBeInstanceOf(ApiError);
  await expect(saving).rejects.toThrow('Accedi di nuovo');
  expect(refused).toEqual(['token-1']);
  expect(written).toEqual([]);
});

test('what an archive is asked for with travels in the body, never in the address', async () => {
  const { downloads, requests } = openBrowser(new Response('archivio'));
  await downloads.save({ ...open(), body: { passphrase: 'limoni e vento' } });
  expect(requests[0]?.method).toBe('POST');
  expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/backup/1/download');
  expect(await requests[0]?.json()).toEqual({ passphrase: 'limoni e vento' });
});

describe('where the server wants a fresh proof', () => {
  const wantsProof = () => Response.json({ error: 'Conferma che sei tu', code: 'FRESH_PROOF_ASKED' }, { status: 403 });

  test('it is given before a byte is saved, and the file is chosen once', async () => {
    const { downloads, written, requests, askFreshProof } = openBrowser(wantsProof(), new Response('archivio'));
    const chosen = vi.spyOn(window, 'showSaveFilePicker');
    askFreshProof.mockImplementationOnce(async () => {
      expect(written).toEqual([]);
      return true;
    });
    await downloads.save({ ...open(), body: { passphrase: 'limoni e vento' } });
    expect(written).toEqual(['archivio']);
    expect(requests).toHaveLength(2);
    expect(await requests[1]?.json()).toEqual({ passphrase: 'limoni e vento' });
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  test('nothing is saved where she gives none', async () => {
    const { downloads, written, requests, askFreshProof } = openBrowser(wantsProof());
    askFreshProof.mockImplementationOnce(async () => false);
    await expect(downloads.save(open())).rejects.toThrow('Non confermato: non è cambiato nulla.');
    expect([written, requests.length]).toEqual([[], 1]);
  });
});
