import { randomUUID } from 'node:crypto';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRegisterKey } from '../../../adapters/register-key.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { createLosableKey, createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';

// Each test goes through the whole life of a register.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY_MS = 86_400_000;
const RECEIPT = () => new File(['%PDF-1.7\n%%EOF'], 'ricevuta.pdf');

let site: RegisterSite;
let place: ReturnType<typeof createLosableKey>;
let before: number;
beforeEach(async () => {
  place = createLosableKey();
  site = await createRegisterSite({ registerKeyPlace: place });
  before = (await lines()).length;
});
afterEach(() => site.close());

const lines = async () => await site.database.selectFrom('audit').selectAll().orderBy('id').execute();

/** The lines written since the last call. */
async function since(): Promise<string[]> {
  const all = await lines();
  const fresh = all.slice(before);
  before = all.length;
  for (const { summary } of fresh) expect(summary).not.toMatch(/Rossi|Paolo|AB ?123|1973|ada@example/);
  return fresh.map(({ action, by_id }) => (by_id === null ? `${action} by the program` : action));
}

it('each act of the register leaves its one line, and none where it is refused', async () => {
  const { registerStays, registerGuests, transmissions, alloggiati, registerKey, officialTables } = site.client;
  const id = await site.addStay();
  const params = { id };
  expect(await since()).toEqual(['REGISTER_CHANGED']);
  const { guests } = await site.write(id, [LONE_GUEST]);
  expect(await since()).toEqual(['REGISTER_CHANGED']);
  await site.write(id, [{ ...LONE_GUEST, id: guests[0]?.id ?? '' }]);
  expect(await since()).toEqual([]);
  await registerGuests.get({ params });
  expect(await since()).toEqual(['REGISTER_READ']);
  await registerStays.replace({ params, body: { title: 'Vrbo' } });
  expect(await since()).toEqual(['REGISTER_CHANGED']);

  const { url } = await registerStays.makeLink({ params });
  expect(await since()).toEqual(['LINK_SENT']);
  const token = new URL(url).hash.slice(1);
  const { version, notice, guests: opened } = await site.anyone.checkIn.open({ body: { token } });
  const sent = { token, version, party: 'ALONE' as const, guests: opened, noticeVersion: notice.version };
  await site.anyone.checkIn.save({ body: { ...sent, guests: [{ ...opened[0], firstName: 'Luca' }] } as never });
  expect(await since()).toEqual(['CHECK_IN_SENT by the program']);
  expect(await refusalOf(site.anyone.checkIn.save({ body: sent as never }))).toMatchObject({ status: 409 });
  await registerStays.endLink({ params });
  expect(await since()).toEqual(['REGISTER_CHANGED']);

  const guestIds = guests.map((guest) => guest.id);
  await registerGuests.identify({ params, body: { guestIds, how: 'IN_PERSON' } });
  expect(await since()).toEqual(['GUEST_IDENTIFIED']);
  expect(await refusalOf(registerGuests.identify({ params, body: { guestIds: ['x'], how: 'VIDEO' } }))).toMatchObject({
    status: 400,
  });

  const date = '2027-03-01';
  await alloggiati.day({ query: { date } });
  expect(await since()).toEqual([]);
  expect(await refusalOf(alloggiati.file({ query: { date: '2027-03-02' } }))).toMatchObject({ status: 409 });
  await alloggiati.file({ query: { date } });
  expect(await since()).toEqual(['FILE_DOWNLOADED']);
  const body = { key: randomUUID(), kind: 'ALLOGGIATI' as const, date };
  const reported = await transmissions.record({ body });
  expect(await since()).toEqual(['TRANSMITTED']);
  await transmissions.record({ body });
  expect(await refusalOf(transmissions.record({ body: { ...body, key: randomUUID() } }))).toMatchObject({
    status: 409,
  });
  await transmissions.addReceipt({ params: { id: reported.id }, file: RECEIPT() });
  expect(await since()).toEqual(['RECEIPT_ADDED']);
  expect(await refusalOf(transmissions.addReceipt({ params: { id: reported.id }, file: RECEIPT() }))).toMatchObject({
    status: 409,
  });
  await transmissions.getReceipt({ params: { id: reported.id } });
  expect(await since()).toEqual(['RECEIPT_READ']);

  await registerKey.show();
  expect(await since()).toEqual(['KEY_SHOWN']);
  const file = new File([OFFICIAL_FILES.STATI], 'stati.csv');
  await officialTables.import({ body: { kind: 'STATI' }, file });
  expect(await since()).toEqual(['TABLES_IMPORTED']);
  const bad = new File(['Codice'], 'stati.csv');
  expect(await refusalOf(officialTables.import({ body: { kind: 'STATI' }, file: bad }))).toMatchObject({ status: 400 });
  await site.client.registerSettings.replace({ body: { reminders: false } });
  expect(await since()).toEqual(['SETTINGS_CHANGED']);
  expect(await refusalOf(site.client.registerSettings.replace({ body: { isOn: false } }))).toMatchObject({
    status: 409,
  });
  expect(await since()).toEqual([]);

  site.clock.advance(DAY_MS);
  await site.app.registerRetention.pollNow();
  expect(await since()).toEqual(['DATA_DELETED by the program']);
});

it('so does a key that is entered, and a register that begins anew', async () => {
  const { registerKey } = site.client;
  await site.write(await site.addStay(), [LONE_GUEST]);
  const lost = place.lose()?.written ?? '';
  await since();
  expect(await refusalOf(registerKey.enter({ body: { key: makeRegisterKey().written } }))).toMatchObject({
    status: 400,
  });
  expect(await refusalOf(registerKey.show())).toMatchObject({ status: 409 });
  expect(await since()).toEqual([]);
  await registerKey.enter({ body: { key: lost } });
  expect(await since()).toEqual(['KEY_ENTERED']);
  place.lose();
  await registerKey.renew({ body: { confirm: 'RICOMINCIA' } });
  expect(await since()).toEqual(['KEY_RENEWED']);
});

it('a day that names who lacks something is read as her stay is', async () => {
  const { alloggiati, registerGuests } = site.client;
  const id = await site.addStay();
  await site.write(id, [{ ...LONE_GUEST, docNumber: null }]);
  await site.addStay({ title: 'Vrbo' });
  await since();
  const { stays } = await alloggiati.day({ query: { date: '2027-03-01' } });
  expect(stays.flatMap(({ faults }) => faults)).toMatchObject([{ text: expect.stringContaining('Rossi') }]);
  expect(await since()).toEqual(['REGISTER_READ']);
  await alloggiati.day({ query: { date: '2027-03-01' } });
  await registerGuests.get({ params: { id } });
  expect(await since()).toEqual([]);
});
