import { expect, test } from 'vitest';
import { createUploads, isUnderWay, putFaultsFirst, type Upload } from './uploads.ts';

type PendingUpload = {
  readonly name: string;
  readonly key: string;
  readonly arrive: () => void;
  readonly fail: (fault: Error) => void;
  readonly progress: (share: number) => void;
};

/** The error that stands for a lost connection here. */
class LineLost extends Error {}

function createBench() {
  const pending: PendingUpload[] = [];
  const waits: { readonly tries: number; readonly goOn: () => void }[] = [];
  let prepared = 0;
  let arrivals = 0;
  const uploads = createUploads({
    prepare: async (file) => {
      prepared += 1;
      return file;
    },
    findFault: async (file) => (file.name.endsWith('.pdf') ? 'non supportato' : undefined),
    send: (file, { key, signal, onProgress }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => reject(signal.reason));
      pending.push({
        name: file.name,
        key,
        arrive: () => resolve(`/uploads/${file.name}`),
        fail: reject,
        progress: onProgress,
      });
      return promise;
    },
    findNote: async (address) => (address.endsWith('.png') ? 'first-picture-only' : undefined),
    describe: (fault) => (fault instanceof Error ? fault.message : ''),
    isFinal: (fault) => fault instanceof TypeError,
    isConnectionLost: (fault) => fault instanceof LineLost,
    waitForLine: (tries, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      signal.addEventListener('abort', () => reject(signal.reason));
      waits.push({ tries, goOn: resolve });
      return promise;
    },
    onArrival: () => {
      arrivals += 1;
    },
  });
  return { uploads, pending, waits, countArrivals: () => arrivals, countPrepared: () => prepared };
}

const aFile = (name: string) => new File(['x'], name);
/** Lets all pending microtasks run. */
const flush = () => new Promise((resolve) => setTimeout(resolve, 0));
const statesOf = (uploads: readonly Upload[]) => uploads.map(({ file, state }) => `${file.name} ${state}`);

test('three go at once, the next when one has arrived', async () => {
  const { uploads, pending, countArrivals } = createBench();
  uploads.add(['a', 'b', 'c', 'd'].map(aFile));
  await flush();
  expect(statesOf(uploads.read())).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
  pending[0]?.arrive();
  await flush();
  expect(statesOf(uploads.read())).toEqual(['a done', 'b sending', 'c sending', 'd sending']);
  expect(countArrivals()).toBe(1);
});

test('what was taken and lost something says what', async () => {
  const { uploads, pending } = createBench();
  uploads.add(['onde.png', 'foto.jpg'].map(aFile));
  await flush();
  for (const one of pending) one.arrive();
  await flush();
  expect(uploads.read().map(({ state, note }) => [state, note])).toEqual([
    ['done', 'first-picture-only'],
    ['done', undefined],
  ]);
});

test('what is refused here is never sent, and says why', async () => {
  const { uploads, pending } = createBench();
  uploads.add([aFile('listino.pdf')]);
  await flush();
  expect(uploads.read()).toMatchObject([{ state: 'refused', problem: 'non supportato' }]);
  expect(pending).toEqual([]);
});

test('what the server refuses for good is refused, and what failed by chance can be sent again', async () => {
  const { uploads, pending } = createBench();
  uploads.add(['rotta.jpg', 'foto.jpg'].map(aFile));
  await flush();
  pending[0]?.fail(new TypeError('non è una foto'));
  pending[1]?.fail(new Error('nessuna risposta'));
  await flush();
  expect(uploads.read()).toMatchObject([
    { state: 'refused', problem: 'non è una foto' },
    { state: 'failed', problem: 'nessuna risposta' },
  ]);
});

test('progress is told as it comes', async () => {
  const { uploads, pending } = createBench();
  let changes = 0;
  uploads.subscribe(() => {
    changes += 1;
  });
  uploads.add([aFile('a')]);
  await flush();
  const before = changes;
  pending[0]?.progress(0.4);
  expect(uploads.read()).toMatchObject([{ state: 'sending', share: 0.4 }]);
  expect(changes).toBe(before + 1);
});

test('a cancelled one is gone, and its place is the next one’s', async () => {
  const { uploads, pending } = createBench();
  uploads.add(['a', 'b', 'c', 'd'].map(aFile));
  await flush();
  const [first] = uploads.read();
  if (first) uploads.cancel(first.id);
  await flush();
  expect(statesOf(uploads.read())).toEqual(['b sending', 'c sending', 'd sending']);
  expect(pending.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('when all are cancelled, none that waits is begun in the place of those under way', async () => {
  const { uploads, pending } = createBench();
  uploads.add(['a', 'b', 'c', 'd', 'e'].map(aFile));
  await flush();
  uploads.cancelAll();
  await flush();
  expect(pending.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(isUnderWay(uploads.read())).toBe(false);
  uploads.add([aFile('f')]);
  await flush();
  expect(statesOf(uploads.read())).toEqual(['f sending']);
});

test('a failed one says why and can be tried again', async () => {
  const { uploads, pending } = createBench();
  uploads.add([aFile('a')]);
  await flush();
  pending[0]?.fail(new Error('disco pieno'));
  await flush();
  expect(uploads.read()).toMatchObject([{ state: 'failed', problem: 'disco pieno' }]);
  expect(isUnderWay(uploads.read())).toBe(false);
  const [failed] = uploads.read();
  if (failed) uploads.retry(failed.id);
  await flush();
  pending[1]?.arrive();
  await flush();
  expect(statesOf(uploads.read())).toEqual(['a done']);
});

test('who sent a file is told where it is, once, and after a second try too', async () => {
  const { uploads, pending } = createBench();
  const received: [number, string][] = [];
  const [id = 0] = uploads.add([aFile('a')], (arrived, address) => received.push([arrived, address]));
  await flush();
  pending[0]?.fail(new Error('disco pieno'));
  await flush();
  expect(received).toEqual([]);
  uploads.retry(id);
  await flush();
  pending[1]?.arrive();
  await flush();
  expect(received).toEqual([[id, '/uploads/a']]);
});

test('who gave a file up is told nothing more of it', async () => {
  const { uploads, pending } = createBench();
  const received: number[] = [];
  const [id = 0] = uploads.add([aFile('a')], (arrived) => received.push(arrived));
  await flush();
  uploads.cancel(id);
  pending[0]?.arrive();
  await flush();
  expect(received).toEqual([]);
});

test('what is done is forgotten when something else is begun', async () => {
  const { uploads, pending } = createBench();
  uploads.add([aFile('a')]);
  await flush();
  pending[0]?.arrive();
  await flush();
  uploads.add([aFile('b')]);
  await flush();
  expect(statesOf(uploads.read())).toEqual(['b sending']);
  expect(isUnderWay(uploads.read())).toBe(true);
});

test('what a shell makes of a photo is what is checked and sent', async () => {
  const sent: string[] = [];
  const uploads = createUploads({
    prepare: async (file) => new File(['x'], file.name.replace('.pdf', '.jpg')),
    findFault: async (file) => (file.name.endsWith('.pdf') ? 'non supportato' : undefined),
    send: async (file) => void sent.push(file.name),
    findNote: async () => undefined,
    describe: () => '',
    isFinal: () => false,
    isConnectionLost: () => false,
    waitForLine: async () => undefined,
    onArrival: () => undefined,
  });
  uploads.add([aFile('foto.pdf')]);
  await flush();
  expect(sent).toEqual(['foto.jpg']);
});

test('what a shell made smaller is sent in its place, and says what it weighs now', async () => {
  const sent: File[] = [];
  const uploads = createUploads({
    prepare: async () => new File(['x'], 'foto.jpg'),
    findFault: async () => undefined,
    send: async (file) => sent.push(file),
    findNote: async () => undefined,
    describe: () => '',
    isFinal: () => false,
    isConnectionLost: () => false,
    waitForLine: async () => undefined,
    onArrival: () => undefined,
  });
  uploads.add([new File(['much'], 'foto.heic')]);
  await flush();
  expect(sent.map(({ name }) => name)).toEqual(['foto.jpg']);
  expect(uploads.read()).toMatchObject([{ state: 'done', preparedSize: 1 }]);
});

test('what went wrong stands before all the others, which keep their order', async () => {
  const { uploads, pending } = createBench();
  uploads.add([aFile('1.jpg'), aFile('2.jpg'), aFile('3.pdf'), aFile('4.jpg')]);
  await flush();
  pending[1]?.fail(new Error('non arriva'));
  await flush();
  expect(statesOf(putFaultsFirst(uploads.read()))).toEqual([
    '2.jpg failed',
    '3.pdf refused',
    '1.jpg sending',
    '4.jpg sending',
  ]);
});

test('what the line breaks off waits for it and is sent again, as the same file, without being prepared anew', async () => {
  const { uploads, pending, waits, countArrivals, countPrepared } = createBench();
  uploads.add([aFile('a'), aFile('b')]);
  await flush();
  pending[0]?.progress(0.5);
  pending[0]?.fail(new LineLost());
  await flush();
  expect(uploads.read()).toMatchObject([{ state: 'cut', share: 0 }, { state: 'sending' }]);
  expect(isUnderWay(uploads.read())).toBe(true);
  waits[0]?.goOn();
  await flush();
  pending[2]?.fail(new LineLost());
  await flush();
  expect(waits.map(({ tries }) => tries)).toEqual([0, 1]);
  waits[1]?.goOn();
  await flush();
  pending[3]?.arrive();
  await flush();
  expect(statesOf(uploads.read())).toEqual(['a done', 'b sending']);
  expect(pending.map(({ name }) => name)).toEqual(['a', 'b', 'a', 'a']);
  expect(new Set(pending.filter(({ name }) => name === 'a').map(({ key }) => key)).size).toBe(1);
  expect(pending[1]?.key).not.toBe(pending[0]?.key);
  expect([countArrivals(), countPrepared()]).toEqual([1, 2]);
});

test('one that waits for the line can be given up, and the next takes its place', async () => {
  const { uploads, pending } = createBench();
  uploads.add(['a', 'b', 'c', 'd'].map(aFile));
  await flush();
  pending[0]?.fail(new LineLost());
  await flush();
  const [first] = uploads.read();
  if (first) uploads.cancel(first.id);
  await flush();
  expect(statesOf(uploads.read())).toEqual(['b sending', 'c sending', 'd sending']);
});

test('one that fails for good is named, and the others go on', async () => {
  const { uploads, pending } = createBench();
  uploads.add(['a', 'b', 'c', 'd', 'e'].map(aFile));
  await flush();
  pending[1]?.fail(new TypeError('non è una foto'));
  for (const place of [0, 2]) pending[place]?.arrive();
  await flush();
  for (const place of [3, 4]) pending[place]?.arrive();
  await flush();
  expect(statesOf(uploads.read())).toEqual(['a done', 'b refused', 'c done', 'd done', 'e done']);
});

test('when all are called off, what is over stays until it is put away', async () => {
  const { uploads, pending } = createBench();
  uploads.add(['a', 'b', 'c', 'd'].map(aFile));
  await flush();
  pending[0]?.arrive();
  await flush();
  uploads.cancelAll();
  expect(statesOf(uploads.read())).toEqual(['a done']);
  uploads.dismissAll();
  expect(uploads.read()).toEqual([]);
});
