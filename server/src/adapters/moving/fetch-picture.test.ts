import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../testing/certificate.ts';
import { portalAnswers as answers, type Portal, startPortal } from '../../testing/portal.ts';
import { createPictureFetcher, isOnSite, MAX_PICTURE_BYTES } from './fetch-picture.ts';

const PICTURE = Buffer.from('a picture, for all that is known here');

let folder: string;
let portal: Portal;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-pictures-'));
  portal = await startPortal();
});
afterEach(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

type Needs = Partial<Parameters<typeof createPictureFetcher>[0]>;
type How = { readonly hosts?: readonly string[]; readonly maxBytes?: number; readonly signal?: AbortSignal };

async function fetchFrom(address: string, { hosts = [portal.host], ...how }: How = {}, needs: Needs = {}) {
  const fetcher = createPictureFetcher({ trustedHosts: [portal.host], ownHost: 'casa.example', ...needs });
  const path = join(folder, 'picture');
  const never = new AbortController().signal;
  const size = await fetcher.store(address, { hosts, path, maxBytes: MAX_PICTURE_BYTES, signal: never, ...how });
  return { size, bytes: size === undefined || !existsSync(path) ? undefined : readFileSync(path) };
}

const NOTHING = { size: undefined, bytes: undefined };

describe('a picture of the old site', () => {
  it('is stored whole, after three redirects at most', async () => {
    const address = portal.answer('/mare.jpg', answers.body(PICTURE));
    expect(await fetchFrom(address)).toEqual({ size: PICTURE.length, bytes: PICTURE });
    for (const hop of [1, 2, 3, 4]) portal.answer(`/${hop}`, answers.redirect(hop === 1 ? '/mare.jpg' : `/${hop - 1}`));
    expect(await fetchFrom(`${portal.root}/3`)).toMatchObject({ size: PICTURE.length });
    expect(await fetchFrom(`${portal.root}/4`)).toEqual(NOTHING);
  });

  it('is asked for by https though its address says http, unless the operator trusts the host', async () => {
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return [{ address: '10.0.0.1', family: 4 }];
    };
    const hosts = ['vecchia.example'];
    expect(await fetchFrom('http://www.vecchia.example/mare.jpg', { hosts }, { resolve })).toEqual(NOTHING);
    expect(asked).toEqual(['www.vecchia.example']);
  });

  it('comes by https from a host whose certificate holds', async () => {
    const certificate = makeCertificate('vecchia.example');
    const secure = await startPortal(certificate);
    try {
      secure.answer('/mare.jpg', answers.body(PICTURE));
      const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
      const hosts = ['vecchia.example'];
      const trusted = { trustedHosts: [`vecchia.example:${secure.port}`], resolve, ca: certificate.cert };
      const address = `https://vecchia.example:${secure.port}/mare.jpg`;
      expect(await fetchFrom(address, { hosts }, trusted)).toMatchObject({ size: PICTURE.length });
      expect(await fetchFrom(address, { hosts }, { ...trusted, ca: undefined })).toEqual(NOTHING);
    } finally {
      await secure.close();
    }
  });

  it.each([
    ['larger than allowed', { maxBytes: PICTURE.length - 1 }, answers.body(PICTURE)],
    ['without an end', { maxBytes: 100_000 }, answers.endless()],
    ['cut off', {}, answers.cut('x'.repeat(10_000))],
    ['that is not there', {}, answers.status(404)],
    ['behind a connection that breaks', {}, answers.hangUp()],
  ])('%s cannot be had', async (_, how, answer) => {
    expect(await fetchFrom(portal.answer('/mare.jpg', answer), how)).toEqual(NOTHING);
  });

  it('that takes too long cannot be had, and one that is called off throws', async () => {
    const address = portal.answer('/mare.jpg', answers.drip(5));
    expect(await fetchFrom(address, {}, { fetchMs: 100 })).toEqual(NOTHING);
    const calledOff = AbortSignal.timeout(50);
    await expect(fetchFrom(address, { signal: calledOff })).rejects.toThrow();
  });
});

describe('an address that is no picture of the old site', () => {
  it.each([
    ['of another host', 'http://127.0.0.1:9/mare.jpg'],
    ['of the machine', 'file:///etc/passwd'],
    ['with a password', 'http://ada:segreta@{host}/mare.jpg'],
    ['that is none', 'mare.jpg'],
  ])('%s is not asked for', async (_, address) => {
    portal.answer('/mare.jpg', answers.body(PICTURE));
    expect(await fetchFrom(address.replace('{host}', portal.host))).toEqual(NOTHING);
    expect(portal.requests).toEqual([]);
  });

  it('is not asked for by a redirect either', async () => {
    const other = await startPortal();
    try {
      const address = portal.answer('/mare.jpg', answers.redirect(other.answer('/mare.jpg', answers.body(PICTURE))));
      const trustedHosts = [portal.host, other.host];
      expect(await fetchFrom(address, {}, { trustedHosts })).toEqual(NOTHING);
      expect(other.requests).toEqual([]);
      expect(await fetchFrom(address, { hosts: [portal.host, other.host] }, { trustedHosts })).not.toEqual(NOTHING);
    } finally {
      await other.close();
    }
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1'])(
    'is not asked for where its name leads to %s',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
      const hosts = ['vecchia.example'];
      expect(await fetchFrom('https://vecchia.example/mare.jpg', { hosts }, { resolve })).toEqual(NOTHING);
    },
  );

  it('is not asked for by its number, or where nobody trusts the port', async () => {
    const address = portal.answer('/mare.jpg', answers.body(PICTURE));
    expect(await fetchFrom(address, {}, { trustedHosts: [] })).toEqual(NOTHING);
    expect(portal.requests).toEqual([]);
  });
});

it.each([
  ['https://vecchia.it/a.jpg', true],
  ['https://WWW.vecchia.it/a.jpg', true],
  ['https://i0.wp.com/vecchia.it/a.jpg', true],
  ['https://i0.wp.com/altra.it/vecchia.it/a.jpg', false],
  ['https://cdn.vecchia.it/a.jpg', false],
  ['https://vecchia.it.evil.example/a.jpg', false],
])('%s is on the site: %s', (address, isOwn) => {
  expect(isOnSite(new URL(address), ['vecchia.it'])).toBe(isOwn);
});
