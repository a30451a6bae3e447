import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRegisterKey } from '../../../../adapters/register-key.ts';
import { createFileKeyStore, createRowKeyStore } from '../../../../adapters/register-key-store.ts';
import { storeInFolder, storeInRows } from '../../../../adapters/stored-values.ts';
import { LONE_GUEST } from '../../../../testing/lone-guest.ts';
import { refusalOf } from '../../../../testing/refusal.ts';
import { createLosableKey, createRegisterSite, type RegisterSite } from '../../../../testing/register-site.ts';

let site: RegisterSite;
let place: ReturnType<typeof createLosableKey>;
let id: string;
beforeEach(async () => {
  place = createLosableKey();
  site = await createRegisterSite({ registerKeyPlace: place });
  id = await site.addStay();
  await site.write(id, [LONE_GUEST]);
});
afterEach(() => site.close());

describe('the key of the register', () => {
  it('is shown on paper to an account with two proofs, and is known by its fingerprint', async () => {
    const { registerKey } = site.client;
    const { key } = await registerKey.show();
    expect(key).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){13}[0-9A-HJKMNP-TV-Z]{4}$/);
    const state = await registerKey.get();
    expect(state).toEqual({ state: 'READY', fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/), savedAt: null });
    const lines = await site.database.selectFrom('audit').selectAll().where('action', '=', 'KEY_SHOWN').execute();
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(key.slice(0, 9));
  });

  it('counts as written down once its last group was typed', async () => {
    const { registerKey } = site.client;
    const { key } = await registerKey.show();
    expect(await refusalOf(registerKey.confirmSaved({ body: { lastGroup: 'XXXX' } }))).toMatchObject({
      status: 400,
      body: { fields: { lastGroup: "Non corrisponde: ricontrolla l'ultimo gruppo" } },
    });
    const saved = await registerKey.confirmSaved({ body: { lastGroup: ` ${key.slice(-4).toLowerCase()}` } });
    expect(saved.savedAt).toBe(site.clock.now().toISOString());
    expect(await refusalOf(registerKey.enter({ body: { key } }))).toMatchObject({
      status: 409,
      message: 'Il registro ha già la sua chiave',
    });
    expect(await refusalOf(registerKey.renew({ body: { confirm: 'RICOMINCIA' } }))).toMatchObject({ status: 409 });
  });
});

describe.each(['none', 'another'] as const)('a register whose key is lost, with %s at hand', (at) => {
  let lost: string;
  beforeEach(async () => {
    lost = place.lose()?.written ?? '';
    if (at === 'another') await place.put(makeRegisterKey(), undefined);
  });

  it('neither reads nor writes guests, and all else works', async () => {
    const { client } = site;
    expect(await client.registerKey.get()).toMatchObject({ state: 'MISSING' });
    const missing = { status: 409, message: 'Manca la chiave del registro ospiti' };
    for (const call of [
      () => client.registerGuests.get({ params: { id } }),
      () => site.write(id, []),
      () => client.registerStays.list(),
      () => client.registerKey.show(),
    ])
      expect(await refusalOf(call())).toMatchObject(missing);
    expect(await client.bookings.list()).toEqual([]);
    expect(await client.registerSettings.get()).toMatchObject({ isOn: true });
  });

  it('opens by the key on paper alone', async () => {
    const { registerKey, registerGuests } = site.client;
    const enter = (key: string) => registerKey.enter({ body: { key } });
    expect(await refusalOf(enter(`${lost.slice(0, -1)}U`))).toMatchObject({
      body: { fields: { key: 'La chiave non è scritta bene: controlla i gruppi' } },
    });
    expect(await refusalOf(enter(makeRegisterKey().written))).toMatchObject({
      status: 400,
      body: { fields: { key: 'Questa chiave non apre il registro' } },
    });
    expect(await enter(lost.toLowerCase().replaceAll('-', ' '))).toMatchObject({ state: 'READY' });
    expect((await registerGuests.get({ params: { id } })).guests[0]).toMatchObject({ lastName: 'Rossi' });
  });

  it('stays shut where its opening cannot be written down', async () => {
    const { registerKey } = site.client;
    const present = await place.read();
    const entered = async () =>
      await site.database.selectFrom('audit').select('id').where('action', '=', 'KEY_ENTERED').execute();
    vi.spyOn(place, 'read').mockResolvedValueOnce(present).mockRejectedValueOnce(new Error('the disk is gone'));
    expect(await refusalOf(registerKey.enter({ body: { key: lost } }))).toMatchObject({ status: 500 });
    const { state, fingerprint } = await registerKey.get();
    expect([state, fingerprint]).toEqual(['MISSING', present?.fingerprint ?? null]);
    expect(await entered()).toEqual([]);
    expect(await registerKey.enter({ body: { key: lost } })).toMatchObject({ state: 'READY' });
    expect(await entered()).toHaveLength(1);
  });

  it('begins anew where nobody has it, with its stays and without their guests', async () => {
    const { registerKey } = site.client;
    const before = (await registerKey.get()).fingerprint;
    const unsure = registerKey.renew({ body: { confirm: 'ricomincia' as 'RICOMINCIA' } });
    expect(await refusalOf(unsure)).toMatchObject({ status: 400 });
    const renewed = await registerKey.renew({ body: { confirm: 'RICOMINCIA' } });
    expect(renewed).toMatchObject({ state: 'READY', savedAt: null });
    expect(renewed.fingerprint).not.toBe(before);
    expect(await site.stay(id)).toMatchObject({ guests: 0, alloggiati: { state: 'EMPTY' } });
    expect(await site.database.selectFrom('register_guests').select('id').execute()).toEqual([]);
    expect((await site.write(id, [LONE_GUEST])).guests).toHaveLength(1);
  });
});

it('a key is entered only where one is missing', async () => {
  const { registerKey, registerSettings, registerStays } = site.client;
  await registerStays.remove({ params: { id } });
  await registerSettings.replace({ body: { isOn: false } });
  place.lose();
  const { written } = makeRegisterKey();
  expect(await registerKey.get()).toMatchObject({ state: 'NONE' });
  expect(await refusalOf(registerKey.enter({ body: { key: written } }))).toMatchObject({
    status: 409,
    message: 'Il registro ospiti non è attivo',
  });
  expect(await registerKey.get()).toMatchObject({ state: 'NONE', fingerprint: null });
});

it('a house keeps its key in a file of its own, for its owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-key-'));
  const file = join(folder, 'register-key');
  const store = createFileKeyStore(storeInFolder(folder));
  const [one, other] = [makeRegisterKey(), makeRegisterKey()];
  expect(await store.read()).toBeUndefined();
  const stored = await Promise.all([store.put(one, undefined), store.put(other, undefined)]);
  expect(stored.map(({ fingerprint }) => fingerprint)).toEqual([one.fingerprint, one.fingerprint]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(one.written);
  await store.putBack(undefined, other);
  expect((await store.read())?.fingerprint).toBe(one.fingerprint);
  // As after a restart of the process.
  expect((await createFileKeyStore(storeInFolder(folder)).read())?.fingerprint).toBe(one.fingerprint);
  await store.putBack(undefined, one);
  expect(await store.read()).toBeUndefined();
  rmSync(folder, { recursive: true });
});

it('a row that processes share keeps the first of two keys, sealed', async () => {
  const rows = new Map<string, string>();
  const openStoredValue = storeInRows((name) => ({
    read: async () => rows.get(name),
    async change(next) {
      const changed = next(rows.get(name));
      rows.set(name, changed);
      return changed;
    },
  }));
  const [one, other] = [makeRegisterKey(), makeRegisterKey()];
  const [here, there] = [createRowKeyStore(openStoredValue, 'secret'), createRowKeyStore(openStoredValue, 'secret')];
  expect((await here.put(one, undefined)).fingerprint).toBe(one.fingerprint);
  expect((await there.put(other, undefined)).fingerprint).toBe(one.fingerprint);
  expect((await there.read())?.written).toBe(one.written);
  await there.put(other, one);
  await here.putBack(one, other);
  expect((await there.read())?.written).toBe(one.written);
  expect([...rows.values()].join('')).not.toContain(one.written.slice(0, 9));
  expect(await createRowKeyStore(openStoredValue, 'another secret').read()).toBeUndefined();
});
