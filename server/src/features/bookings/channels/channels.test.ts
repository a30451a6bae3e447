import type { CallOf } from '@approdo/shared/contract/base/endpoint';
import type { channels } from '@approdo/shared/contract/bookings/channels';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const FEED = 'https://www.airbnb.it/calendar/ical/123.ics?s=a-secret-of-the-owner';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite();
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

type NewChannel = CallOf<typeof channels.create, Blob>['body'];

const airbnb: NewChannel = { name: 'Airbnb', kind: 'AIRBNB', importUrl: FEED };
const add = (change: Partial<NewChannel> = {}) => admin.channels.create({ body: { ...airbnb, ...change } });

describe('a channel', () => {
  it('has an address to be read, and shows no more of the one that it reads than its host', async () => {
    const channel = await add();
    expect(channel).toEqual({
      id: expect.any(String),
      name: 'Airbnb',
      kind: 'AIRBNB',
      importUrl: 'www.airbnb.it',
      endMeans: 'CHECKOUT',
      edges: 'SKIP',
      state: 'OK',
      exportUrl: expect.stringMatching(/\/calendars\/[\w-]{43}\.ics$/),
      lastSuccessAt: null,
      lastError: null,
      lastReadAt: null,
      counts: { stays: 0, closures: 0, edges: 0, echoes: 0, free: 0, faulty: 0 },
      version: expect.any(String),
    });
    expect(await admin.channels.list()).toEqual([channel]);
  });

  it('only reads where it has no address', async () => {
    expect(await add({ importUrl: null })).toMatchObject({ importUrl: null, state: 'EXPORT_ONLY' });
    expect(await add({ importUrl: '' })).toMatchObject({ importUrl: null, state: 'EXPORT_ONLY' });
  });

  it('has a name, a kind and an address on the web', async () => {
    const body = { name: ' ', kind: 'EXPEDIA', importUrl: 'http://www.airbnb.it/x.ics' } as unknown as NewChannel;
    await expect(admin.channels.create({ body })).rejects.toMatchObject({
      status: 400,
      fields: {
        name: 'Dai un nome al calendario',
        kind: 'Scegli di quale portale o calendario si tratta',
        importUrl: "L'indirizzo deve cominciare con https://",
      },
    });
    await expect(add({ name: 'a'.repeat(61) })).rejects.toMatchObject({ status: 400 });
    await expect(add({ importUrl: `https://www.airbnb.it/${'a'.repeat(2000)}` })).rejects.toMatchObject({
      status: 400,
      fields: { importUrl: 'L’indirizzo è troppo lungo' },
    });
  });

  it('reads no address of this site', async () => {
    await expect(add({ importUrl: site.origin.replace('http:', 'https:') })).rejects.toMatchObject({ status: 400 });
  });

  it('is one of ten at most', async () => {
    for (let count = 0; count < 10; count += 1) await add();
    await expect(add()).rejects.toMatchObject({ status: 409, message: 'Puoi collegare al massimo 10 calendari' });
  });

  it('is changed field by field', async () => {
    const channel = await add();
    const params = { id: channel.id };
    const named = await admin.channels.update({ params, body: { name: 'Airbnb, la casa' } });
    expect(named).toEqual({ ...channel, name: 'Airbnb, la casa', version: named.version });
    expect(await admin.channels.update({ params, body: { importUrl: null, edges: 'TAKE' } })).toMatchObject({
      name: 'Airbnb, la casa',
      importUrl: null,
      edges: 'TAKE',
      exportUrl: channel.exportUrl,
      state: 'EXPORT_ONLY',
    });
  });

  it('is gone once it is deleted', async () => {
    const { id } = await add();
    await admin.channels.remove({ params: { id } });
    expect(await admin.channels.list()).toEqual([]);
    await expect(admin.channels.remove({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('is given another address to be read where the owner asks for one', async () => {
    const channel = await add();
    const rotated = await admin.channels.rotate({ params: { id: channel.id } });
    expect(rotated).toEqual({ ...channel, exportUrl: rotated.exportUrl });
    expect(rotated.exportUrl).not.toBe(channel.exportUrl);
    expect(rotated.exportUrl).toMatch(/\/calendars\/[\w-]{43}\.ics$/);
  });
});

it('the secrets of a channel are in the database sealed alone', async () => {
  const { exportUrl } = await add();
  const rows = JSON.stringify(await site.database.selectFrom('channels').selectAll().execute());
  expect(rows).not.toContain('a-secret-of-the-owner');
  expect(rows).not.toContain(exportUrl?.slice(-47, -4));
});
