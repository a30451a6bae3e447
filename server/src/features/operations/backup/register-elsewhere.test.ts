import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@approdo/shared/client';
import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '../../../adapters/clock.ts';
import { makeRegisterKey } from '../../../adapters/register-key.ts';
import { openCurrentGeneration, openDataDir } from '../../../data-dir/data-dir.ts';
import type { Database } from '../../../db/database.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { transact } from '../../../db/transaction.ts';
import { addApp, codeNow } from '../../../testing/code-app.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { aStay } from '../../../testing/factories.ts';
import { findTyped } from '../../../testing/find-typed.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { insertBooking } from '../../stays/stays/index.ts';

// It starts and restores whole sites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

type Client = Awaited<ReturnType<DataDirSite['signIn']>>['client'];

const TYPED = { lastName: 'Zanzottobelli', firstName: 'Quirinolo', docNumber: 'QZ7654321', birthDate: '1961-10-23' };

let now: Date;
const clock = createClock(() => now);
let site: DataDirSite;
let client: Client;
let secret: string;
let recoveryCodes: readonly string[];
beforeEach(async () => {
  now = new Date('2027-06-06T08:00:00Z');
  site = await startDataDirSite({ now: () => now });
  ({ client } = await site.signIn());
  ({ secret, recoveryCodes } = await addApp({ clock }, { client } as Parameters<typeof addApp>[1]));
});
afterEach(() => site.close());

/** Moves the clock on, and gives a fresh proof again. */
async function prove(): Promise<void> {
  now = new Date(now.getTime() + 30_000);
  await client.freshProof.give({ body: { code: await codeNow({ clock }, secret) } });
}

/** A stay with a guest, who leaves today. */
async function turnRegisterOn(): Promise<string> {
  for (const kind of TABLE_KINDS) {
    await client.officialTables.import({ body: { kind }, file: new File([OFFICIAL_FILES[kind]], `${kind}.csv`) });
  }
  await client.registerSettings.replace({ body: { isOn: true } });
  const dates = { startDate: '2027-06-01', endDate: '2027-06-06' };
  const { id } = await client.registerStays.add({
    body: { key: randomUUID(), source: 'CHANNEL', title: 'Airbnb', ...dates, numberOfGuests: 1 },
  });
  await client.registerGuests.replace({ params: { id }, body: { guests: [{ ...LONE_GUEST, ...TYPED }] } });
  return id;
}

async function archiveOfAll() {
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  return new Blob([await (await client.backup.download({ params: { id: backup?.id ?? '' } })).arrayBuffer()]);
}

/** The disk is lost; the archive is restored on another. */
async function moveTo(archive: Blob): Promise<void> {
  await site.close();
  expect(existsSync(site.dataDir)).toBe(false);
  site = await startDataDirSite({ now: () => now });
  ({ client } = await site.signIn());
  const { id } = await client.backup.upload({ file: archive });
  await client.backup.restore({ params: { id }, body: { password: owner.password } });
  await enterByPaper();
}

/** The app of codes belongs to another machine; a recovery code lets the owner in. */
async function enterByPaper(): Promise<void> {
  const { auth } = site.withToken(undefined);
  const refusal = await auth.login({ body: owner }).catch((cause: unknown) => cause);
  if (!(refusal instanceof ApiError)) throw new Error('her password alone let her in');
  const { ticket } = secondProofPrompt.parse(refusal.body);
  const { token } = await auth.loginSecond({ body: { ticket, code: recoveryCodes[0] ?? '' } });
  client = site.withToken(token);
}

it('on another machine the archive needs the key on paper for guests, and for nothing else', async () => {
  const id = await turnRegisterOn();
  const { key: written } = await client.registerKey.show();
  const archive = await archiveOfAll();
  expect(searchAll(site.dataDir)).toEqual([]);
  await moveTo(archive);

  expect(await client.registerKey.get()).toMatchObject({ state: 'MISSING' });
  const params = { id };
  const missing = { status: 409, message: 'Manca la chiave del registro ospiti' };
  expect(await refusalOf(client.registerGuests.get({ params }))).toMatchObject(missing);
  const write = client.registerGuests.replace({ params, body: { guests: [LONE_GUEST] } });
  expect(await refusalOf(write)).toMatchObject(missing);
  const anyone = site.withToken(undefined);
  expect((await fetch(site.origin)).status).toBe(200);
  const message = { name: 'Ugo', email: 'ugo@example.com', message: 'Avete posto?', privacyAccepted: true };
  await anyone.contact.send({ body: message });
  await anyone.homepage.get();
  await client.property.update({ body: { name: 'Casa altrove' } });

  const other = client.registerKey.enter({ body: { key: makeRegisterKey().written } });
  expect(await refusalOf(other)).toMatchObject({
    status: 400,
    fields: { key: 'Questa chiave non apre il registro' },
  });
  expect(await client.registerKey.get()).toMatchObject({ state: 'MISSING' });
  expect(await client.registerKey.enter({ body: { key: written.toLowerCase() } })).toMatchObject({ state: 'READY' });
  expect((await client.registerGuests.get({ params })).guests).toMatchObject([TYPED]);
  expect(readFileSync(join(site.dataDir, 'register-key'), 'utf8')).toContain(written);
  expect(searchAll(site.dataDir)).toEqual([]);
});

it('there the law’s deletion goes on without the key', async () => {
  const id = await turnRegisterOn();
  const archive = await archiveOfAll();
  now = new Date('2027-09-05T08:00:00Z');
  await moveTo(archive);
  const { entries } = await client.audit.list({ query: { action: 'DATA_DELETED' } });
  expect(entries).toMatchObject([{ summary: '1 ospiti, nomi e documenti' }]);
  // Nothing is left that a key would decrypt.
  expect(await client.registerKey.get()).not.toMatchObject({ state: 'MISSING' });
  const { guests } = await client.registerGuests.get({ params: { id } });
  expect(guests).toMatchObject([{ lastName: null, birthDate: null, namesDeletedAt: expect.any(String) }]);
});

it('who was erased stays so in the register that an older archive brings back, with guests who were told', async () => {
  await turnRegisterOn();
  const email = 'zoe@example.com';
  const dates = { startDate: '2027-05-20', endDate: '2027-05-27' };
  const stay = aStay({ ...dates, guestName: 'Zoe Zanzottobelli', guestEmail: email });
  await inDatabase((database) => transact(database, (trx) => insertBooking(trx, stay)));
  const params = { id: stay.id };
  await client.registerGuests.replace({ params, body: { guests: [{ ...LONE_GUEST, ...TYPED }] } });
  const transmission = await client.transmissions.record({
    body: { key: randomUUID(), kind: 'ALLOGGIATI', date: dates.startDate },
  });
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  const receipt = new File(['%PDF-1.7\n%%EOF'], 'ricevuta.pdf');
  await client.transmissions.addReceipt({ params: { id: transmission.id }, file: receipt });
  expect((await client.personalData.erase({ body: { email } })).erased).toMatchObject({ bookings: 1 });
  await prove();
  await client.backup.restore({ params: { id: backup?.id ?? '' }, body: {} });

  const held = await inDatabase(async (database) => ({
    booking: await database.selectFrom('bookings').selectAll().where('id', '=', stay.id).executeTakeFirst(),
    guests: await database.selectFrom('register_guests').selectAll().where('stay_id', '=', stay.id).execute(),
    receipts: await database.selectFrom('register_receipts').select('transmission_id').execute(),
  }));
  expect(held).toMatchObject({
    booking: { guest_name: 'Ospite', guest_email: null },
    guests: [{ identity: null, rest: null, kept_age: '65+' }],
    receipts: [{ transmission_id: transmission.id }],
  });
});

const inDatabase = <Result>(work: (database: Database) => Promise<Result>) =>
  withDatabaseFile(openCurrentGeneration(openDataDir(site.dataDir)).database, work);

/** In the databases' pages and journals, archives, letters in their folder, and files beside them. */
function searchAll(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(2);
  return files.flatMap((path) => findTyped(readFileSync(path), Object.values(TYPED)).map((what) => `${path}: ${what}`));
}
