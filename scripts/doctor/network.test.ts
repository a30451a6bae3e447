import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { readSmtpServer } from '../../server/src/adapters/smtp-server.ts';
import { createTestSite } from '../../server/src/testing/index.ts';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { checkClock } from './check-clock.ts';
import { checkMail } from './check-mail.ts';
import { checkPort } from './check-port.ts';
import { checkProxy } from './check-proxy.ts';
import { checkPublicUrl } from './check-public-url.ts';
import type { Finding } from './finding.ts';

/** The version that createTestSite reports. */
const version = '0.0.0';
const now = new Date('2027-03-01T12:00:00Z');

const findingWith = (state: Finding['state'], words: RegExp) =>
  expect.objectContaining({ state, text: expect.stringMatching(words) });

/** A foreign server on a loopback port. */
async function serve(listener: RequestListener): Promise<{ origin: string; port: number }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, port };
}

const answering = (status: number, body = '', headers = {}) =>
  serve((_, response) => void response.writeHead(status, headers).end(body));

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function openSite() {
  const site = await createTestSite();
  onTestFinished(() => site.close());
  return { origin: site.origin, port: Number(new URL(site.origin).port) };
}

describe('the port', () => {
  const check = (port: number, host = '127.0.0.1') => checkPort({ host, port }, version);

  test('on which the site listens is well', async () => {
    const { port } = await openSite();
    expect(await check(port)).toEqual(findingWith('ok', /il sito è acceso/));
    expect(await checkPort({ host: '127.0.0.1', port }, '0.2.0')).toEqual(findingWith('warning', /versione 0.0.0/));
    expect(await check(0)).toEqual(findingWith('ok', /porta libera/));
  });

  test('that is free says that the site is off', async () => {
    expect(await check(await freePort())).toEqual(findingWith('warning', /il sito è spento/));
  });

  test('that another program has, or that is no port of this machine, is a fault', async () => {
    const { port } = await answering(200, 'another');
    expect(await check(port)).toEqual(findingWith('fault', /EADDRINUSE/));
    expect(await check(port, '203.0.113.1')).toEqual(findingWith('fault', /EADDRNOTAVAIL/));
  });
});

describe('the clock', () => {
  /** A time server that is `minutes` slow; `cookie: 'wrong'` gives an answer to no request. */
  async function startTimeServer(minutes: number, cookie: 'right' | 'wrong' = 'right') {
    const socket = createSocket('udp4');
    onTestFinished(() => void socket.close());
    socket.on('message', (question, from) => {
      const answer = Buffer.alloc(48);
      answer[0] = 0x24;
      if (cookie === 'right') question.copy(answer, 24, 40, 48);
      answer.writeUInt32BE(now.getTime() / 1000 - minutes * 60 + 2_208_988_800, 40);
      socket.send(answer, from.port, from.address);
    });
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    return { host: '127.0.0.1', port: socket.address().port, timeoutMs: 300 };
  }

  function makeDataDir(writtenAt: Date): string {
    const folder = mkdtempSync(join(tmpdir(), 'approdo-doctor-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    utimesSync(folder, writtenAt, writtenAt);
    return folder;
  }

  const check = async (minutes: number, cookie?: 'wrong') =>
    checkClock({ now, dataDir: makeDataDir(now), timeServer: await startTimeServer(minutes, cookie) });

  test('is held against a time server', async () => {
    expect(await check(1)).toEqual(findingWith('ok', /giusto/));
    expect(await check(10)).toEqual(
      findingWith('fault', /va avanti: qui 2027-03-01T12:00:00.000Z, fuori 2027-03-01T11:50/),
    );
    expect(await check(-10)).toEqual(findingWith('fault', /va indietro/));
  });

  test('is called unknown, not wrong, after an answer that nobody asked for', async () => {
    expect(await check(10, 'wrong')).toEqual(findingWith('unknown', /non risponde/));
  });

  test('that was set back is told by what was written before', async () => {
    const dataDir = makeDataDir(new Date('2027-03-02T12:00:00Z'));
    expect(await checkClock({ now, dataDir, timeServer: await startTimeServer(0) })).toEqual(
      findingWith('fault', /messo indietro/),
    );
  });
});

describe('mail', () => {
  /** For silent servers; those that answer get the product's own time limits. */
  const impatient = { toConnect: 300, inSilence: 300, forAll: 2000 };
  const sender = { mailFrom: 'casa@example.com', publicUrl: undefined };
  const check = (url: string, timeoutsMs?: typeof impatient) =>
    checkMail({ ...sender, smtp: readSmtpServer(url) }, timeoutsMs);
  let server: MailServer | undefined;
  afterEach(() => server?.close());

  test('that goes into a folder is warned of', async () => {
    expect(await checkMail({ ...sender, smtp: undefined })).toEqual([
      findingWith('warning', /restano in DATA_DIR\/mail/),
    ]);
  });

  test('is well where the server takes name and password, and nothing is sent', async () => {
    server = await startMailServer({ password: 'mare' });
    expect(await check(`smtp://casa:mare@127.0.0.1:${server.port}`)).toEqual([findingWith('ok', /ci accetta/)]);
    expect(server.received).toEqual([]);
  });

  test('is a fault where it takes neither, and the password is not repeated', async () => {
    server = await startMailServer({ password: 'mare' });
    const found = await check(`smtp://casa:segretissima@127.0.0.1:${server.port}`);
    expect(found).toEqual([findingWith('fault', /non accetta nome e password/)]);
    expect(JSON.stringify(found)).not.toContain('segretissima');
  });

  test('is a fault where the server is away, silent, or offers no encryption', async () => {
    expect(await check(`smtp://127.0.0.1:${await freePort()}`)).toEqual([findingWith('fault', /non si raggiunge/)]);
    server = await startMailServer();
    server.stallAt('greeting');
    expect(await check(server.url, impatient)).toEqual([findingWith('fault', /non si raggiunge/)]);
    server.stallAt(undefined);
    const smtp = { url: server.url, encryption: 'demanded' } as const;
    expect(await checkMail({ ...sender, smtp })).toEqual([findingWith('fault', /niente connessione cifrata/)]);
  });

  test('from a machine without a name is warned of', async () => {
    server = await startMailServer();
    const found = await checkMail({ smtp: readSmtpServer(server.url), mailFrom: undefined, publicUrl: undefined });
    expect(found).toContainEqual(findingWith('warning', /macchina senza nome/));
  });
});

describe('PUBLIC_URL', () => {
  const check = (publicUrl?: string) => checkPublicUrl({ publicUrl, version, now });

  test('is warned of where there is none, and where it is not https', async () => {
    expect(await check()).toEqual([findingWith('warning', /non è impostata/)]);
    const { origin } = await openSite();
    expect(await check(origin)).toEqual([
      findingWith('ok', /porta a questo sito/),
      findingWith('warning', /non è https/),
    ]);
  });

  test.each([
    ['another program', 200, '<!doctype html>', {}, /non è questo sito/],
    ['a site of another version', 200, '{"status":"ok","version":"9.9.9"}', {}, /versione 9.9.9/],
    ['an address that leads on', 301, '', { location: 'https://www.example.com/' }, /rimanda a https:\/\/www/],
    ['a proxy that finds no site', 502, 'Bad Gateway', {}, /il proxy risponde 502/],
  ])('that leads to %s is a fault', async (_, status, body, headers, words) => {
    const { origin } = await answering(status, body, headers);
    expect(await check(origin)).toContainEqual(findingWith('fault', words));
  });

  test('that leads nowhere is a fault', async () => {
    expect(await check(`http://127.0.0.1:${await freePort()}`)).toContainEqual(findingWith('fault', /non risponde/));
    expect(await check('http://approdo.invalid')).toContainEqual(findingWith('fault', /il nome non esiste/));
  });

  test('whose answer does not end is not waited for', async () => {
    const { origin } = await serve((_, response) => {
      const piece = Buffer.alloc(16 * 1024, 'x');
      const write = () => void (response.destroyed || response.write(piece, () => setImmediate(write)));
      write();
    });
    expect(await check(origin)).toContainEqual(findingWith('fault', /non risponde/));
  });
});

describe('a proxy', () => {
  const settings = { publicUrl: undefined, trustProxy: 0, host: '127.0.0.1' };

  test('that there is none is well', async () => {
    expect(await checkProxy(settings)).toEqual([findingWith('ok', /nessun proxy/)]);
  });

  test('that the configuration does not know of, or that can be gone round, is warned of', async () => {
    const publicUrl = 'https://approdo.invalid';
    expect(await checkProxy({ ...settings, publicUrl })).toContainEqual(findingWith('warning', /TRUST_PROXY vale 0/));
    expect(await checkProxy({ ...settings, trustProxy: 1, host: '0.0.0.0' })).toEqual([
      findingWith('warning', /può fingere qualunque indirizzo/),
    ]);
  });

  test('that refuses films is warned of; one that leads them on is not', async () => {
    const { origin } = await openSite();
    const behind = { ...settings, trustProxy: 1 };
    expect(await checkProxy({ ...behind, publicUrl: origin })).toEqual([findingWith('ok', /lascia passare tutto/)]);
    const strict = await answering(413);
    expect(await checkProxy({ ...behind, publicUrl: strict.origin })).toEqual([
      findingWith('warning', /rifiuta i file grandi/),
    ]);
  });
});
