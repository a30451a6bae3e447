import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROOF_REQUIRED } from '../../testing/backup-server.ts';
import { eventually } from '../../testing/eventually.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { OWNER, PASSWORD, readText, type SiteServer, sendJson, startSiteServer } from '../../testing/site-server.ts';
import { makeFolder, startStandIn } from '../../testing/start-stand-in.ts';
import { ARCHIVES, TEXTS } from '../texts.ts';

const content = randomBytes(3 * 2 ** 20);
const NAME = 'approdo-2027-03-01-100000-manuale.tar';
const PATH = '/backup/b1/download';

let folder: string;
let remove: () => Promise<void>;
let server: SiteServer;
let send: (response: ServerResponse) => void;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
  send = (response) => response.writeHead(200, headersOf(content)).end(content);
  server = await startSiteServer({
    'GET /api/backup/b1/download': (_request, response) => send(response),
    'POST /api/backup/b1/sealed': async (request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(await readText(request));
    },
  });
});

afterEach(async () => {
  await server.close();
  await remove();
});

function headersOf(bytes: Buffer): Record<string, string> {
  const digest = createHash('sha256').update(bytes).digest('base64');
  return {
    'content-type': 'application/x-tar',
    'content-length': String(bytes.length),
    digest: `sha-256=${digest}`,
  };
}

type ChoosePath = NonNullable<Parameters<typeof startStandIn>[0]['choosePath']>;

async function startSignedIn(choosePath: ChoosePath) {
  const clock = createManualClock();
  const desktop = await startStandIn({ folder, choosePath, schedule: clock.schedule });
  await desktop.call('approdo:addSite', [server.address]);
  await desktop.call('approdo:signIn', [{ email: OWNER.email, password: PASSWORD }]);
  const save = () => desktop.call('approdo:saveDownload', [1, { path: PATH, fileName: NAME }]);
  const progress = () => desktop.windows[0]?.news.filter(({ channel }) => channel === 'approdo:downloadProgressed');
  return { desktop, clock, save, progress };
}

const intoFolder = (suggested: string) => join(folder, suggested.split(/[/\\]/).at(-1) ?? '');

/** The files where the archive should be; a truncated file would be listed too. */
async function listArchives(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes('.tar'));
}

test('an archive is saved where the person says, byte for byte, and the page hears how far it is', async () => {
  const { save, progress } = await startSignedIn(intoFolder);
  expect(await save()).toEqual({ ok: true, value: 'saved' });
  expect(await listArchives()).toEqual([NAME]);
  expect((await readFile(join(folder, NAME))).equals(content)).toBe(true);
  expect(progress()?.length).toBeGreaterThan(0);
  expect(progress()?.[0]?.news).toMatchObject({ id: 1 });
});

test('one that is asked for with a body is asked for by POST', async () => {
  const { desktop } = await startSignedIn(intoFolder);
  const download = { path: '/backup/b1/sealed', body: { passphrase: 'cala e vento' }, fileName: NAME };
  expect(await desktop.call('approdo:saveDownload', [1, download])).toEqual({ ok: true, value: 'saved' });
  expect(await readFile(join(folder, NAME), 'utf8')).toBe('{"passphrase":"cala e vento"}');
});

test('where the person leaves the dialog nothing is asked of the server', async () => {
  const { save } = await startSignedIn(() => undefined);
  expect(await save()).toEqual({ ok: true, value: 'cancelled' });
  expect(server.calls.filter(({ url }) => url.includes('backup'))).toEqual([]);
});

test('an archive of another fingerprint is not kept, and what was there stays', async () => {
  await writeFile(join(folder, NAME), 'the one before');
  send = (response) =>
    response.writeHead(200, headersOf(content)).end(Buffer.from(content).fill(255 - content.readUInt8(9), 9, 10));
  const { save } = await startSignedIn(intoFolder);
  expect(await save()).toEqual({ ok: false, problem: { status: 507, error: ARCHIVES.wrong } });
  expect(await listArchives()).toEqual([NAME]);
  expect(await readFile(join(folder, NAME), 'utf8')).toBe('the one before');
});

test('an archive that breaks off is not kept', async () => {
  send = (response) => {
    response.writeHead(200, headersOf(content)).write(content.subarray(0, 2 ** 20), () => response.destroy());
  };
  const { save } = await startSignedIn(intoFolder);
  expect(await save()).toEqual({ ok: false, problem: { status: 507, error: ARCHIVES.lost } });
  expect(await listArchives()).toEqual([]);
});

test('a server that falls silent in the middle is given up', async () => {
  send = (response) => void response.writeHead(200, headersOf(content)).write(content.subarray(0, 2 ** 20));
  const { save, clock, progress } = await startSignedIn(intoFolder);
  const saving = save();
  await eventually(() => expect(progress()).toHaveLength(1));
  clock.advance();
  expect(await saving).toEqual({ ok: false, problem: { status: 507, error: ARCHIVES.lost } });
  expect(await listArchives()).toEqual([]);
});

test('one that is called off leaves nothing', async () => {
  send = (response) => void response.writeHead(200, headersOf(content)).write(content.subarray(0, 2 ** 20));
  const { desktop, save, progress } = await startSignedIn(intoFolder);
  const saving = save();
  await eventually(() => expect(progress()).toHaveLength(1));
  await desktop.call('approdo:cancelDownload', [1]);
  expect(await saving).toEqual({ ok: true, value: 'cancelled' });
  expect(await listArchives()).toEqual([]);
});

test('a window that is closed calls its downloads off', async () => {
  send = (response) => void response.writeHead(200, headersOf(content)).write(content.subarray(0, 2 ** 20));
  const { desktop, save, progress } = await startSignedIn(intoFolder);
  const saving = save();
  await eventually(() => expect(progress()).toHaveLength(1));
  desktop.windows[0]?.close();
  expect(await saving).toEqual({ ok: true, value: 'cancelled' });
});

test('who goes to another site while the place is asked for takes nothing of the first to it', async () => {
  const other = await startSiteServer();
  const { promise: place, resolve: choose } = Promise.withResolvers<string>();
  const { desktop } = await startSignedIn(() => place);
  const download = { path: '/backup/b1/sealed', body: { passphrase: 'cala e vento' }, fileName: NAME };
  const saving = desktop.call('approdo:saveDownload', [1, download]);
  await desktop.call('approdo:addSite', [other.address]);
  choose(join(folder, NAME));
  expect(await saving).toEqual({ ok: true, value: 'cancelled' });
  expect(other.calls.map(({ url }) => url)).not.toContain('/api/backup/b1/sealed');
  await other.close();
});

test('a refusal of the server is told in its words', async () => {
  send = (response) => sendJson(response, 404, { error: 'Backup non trovato' });
  const refused = await startSignedIn(intoFolder);
  expect(await refused.save()).toEqual({ ok: false, problem: { status: 404, error: 'Backup non trovato' } });
  expect(await listArchives()).toEqual([]);
});

test('a disk that is full is told, and keeps no part of it', async () => {
  const { save } = await startSignedIn(intoFolder);
  await symlink('/dev/full', join(folder, `${NAME}.part`));
  expect(await save()).toEqual({ ok: false, problem: { status: 507, error: TEXTS.diskFull } });
  expect(await listArchives()).toEqual([]);
});

test('a folder that is gone is told', async () => {
  const { save } = await startSignedIn(() => join(folder, 'gone', NAME));
  expect(await save()).toEqual({ ok: false, problem: { status: 507, error: TEXTS.notSaved } });
});

test('what the page may not call, it may not download', async () => {
  const { desktop } = await startSignedIn(intoFolder);
  const download = { path: '/auth/logout', fileName: NAME };
  expect(await desktop.call('approdo:saveDownload', [1, download])).toMatchObject({ ok: false });
  await expect(desktop.call('approdo:saveDownload', [1, { ...download, path: 'https://x' }])).rejects.toThrow(
    'Not the',
  );
  expect(await listArchives()).toEqual([]);
});

test('where the site wants a proof the file is chosen once, and saved after she has shown who she is', async () => {
  let places = 0;
  const { desktop, save } = await startSignedIn((suggested) => {
    places += 1;
    return intoFolder(suggested);
  });
  const sendArchive = send;
  send = (response) => sendJson(response, 403, PROOF_REQUIRED);
  const saving = save();
  await eventually(async () => expect(await desktop.call('approdo:isFreshProofWanted', [])).toBe(true));
  expect(await listArchives()).toEqual([]);
  send = sendArchive;
  await desktop.call('approdo:answerFreshProof', [true]);
  expect(await saving).toEqual({ ok: true, value: 'saved' });
  expect([places, await listArchives()]).toEqual([1, [NAME]]);
});

test('where she does not, nothing is saved', async () => {
  const { desktop, save } = await startSignedIn(intoFolder);
  send = (response) => sendJson(response, 403, PROOF_REQUIRED);
  const saving = save();
  await eventually(async () => expect(await desktop.call('approdo:isFreshProofWanted', [])).toBe(true));
  await desktop.call('approdo:answerFreshProof', [false]);
  expect(await saving).toMatchObject({ ok: false, problem: { error: 'Non confermato: non è cambiato nulla.' } });
  expect(await listArchives()).toEqual([]);
});
