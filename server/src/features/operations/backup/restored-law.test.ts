import { randomUUID } from 'node:crypto';
import { ApiError } from '@approdo/shared/client';
import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import { RECEIPT_MAX_BYTES } from '@approdo/shared/contract/law/alloggiati';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../../adapters/clock.ts';
import { makeRegisterKey } from '../../../adapters/register-key.ts';
import { openCurrentGeneration, openDataDir } from '../../../data-dir/data-dir.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { transact } from '../../../db/transaction.ts';
import { createArchiveHasher } from '../../../testing/archive-hasher.ts';
import { archiveOfStep, stepBefore } from '../../../testing/archive-of-step.ts';
import { addApp, codeNow } from '../../../testing/code-app.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { aStay } from '../../../testing/factories.ts';
import { RECEIPT } from '../../../testing/filing-site.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { insertBooking } from '../../stays/stays/index.ts';

// Each starts and restores whole sites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

type Client = Awaited<ReturnType<DataDirSite['signIn']>>['client'];

const key = makeRegisterKey();
const RESIDENT = { ...LONE_GUEST, residenceState: '100000100', residencePlace: '415063014' } as const;
const JUNE = { from: '2027-06-01', to: '2027-06-30' };
const TERMS = {
  mode: 'NIGHT' as const,
  text: 'Si paga al porto',
  tariffs: [
    { from: '2026-01-01', amount: 100 },
    { from: '2027-01-01', season: { from: '06-01', to: '09-30' }, amount: 250, maxNights: 5, exemptUnder: 12 },
  ],
  exemptions: [{ code: 'E1', label: 'Autisti' }],
  period: 'MONTH' as const,
  due: { day: 16, monthsAfter: 1 },
};

let now: Date;
let site: DataDirSite;
let client: Client;
let secret: string;
let recoveryCodes: readonly string[];
const clock = createClock(() => now);
const start = () =>
  startDataDirSite({ now: () => now, hasher: createArchiveHasher(), variables: { REGISTER_KEY: key.written } });
beforeEach(async () => {
  now = new Date('2027-07-10T08:00:00Z');
  site = await start();
  ({ client } = await site.signIn());
});
afterEach(() => site.close());

/** Moves the clock on, and gives a fresh proof again. */
async function prove(): Promise<void> {
  now = new Date(now.getTime() + 30_000);
  await client.freshProof.give({ body: { code: await codeNow({ clock }, secret) } });
}

/** A recovery code lets the owner in, on any machine. */
async function enterByPaper(code: number): Promise<void> {
  const { auth } = site.withToken(undefined);
  const asked = await auth.login({ body: owner }).catch((cause: unknown) => cause);
  if (!(asked instanceof ApiError)) throw new Error('her password alone let her in');
  const { ticket } = secondProofPrompt.parse(asked.body);
  const { token } = await auth.loginSecond({ body: { ticket, code: recoveryCodes[code] ?? '' } });
  client = site.withToken(token);
}

/** A site with the register on that reports to a region and a municipality. */
async function prepareLaw(): Promise<void> {
  ({ secret, recoveryCodes } = await addApp({ clock }, { client } as Parameters<typeof addApp>[1]));
  for (const kind of TABLE_KINDS) {
    await client.officialTables.import({ body: { kind }, file: new File([OFFICIAL_FILES[kind]], `${kind}.csv`) });
  }
  await client.registerSettings.replace({ body: { isOn: true } });
  const closed = [{ from: '2027-06-20', to: '2027-06-22' }];
  await client.regionalSettings.replace({
    body: { region: 'LAZIO', code: 'LT-0042', firstDay: JUNE.from, beds: 4, closed },
  });
  await client.touristTax.replace({ body: TERMS });
  await client.complianceList.replace({
    body: { items: [{ key: 'EXTINGUISHERS', state: 'DONE', date: '2027-08-01', note: 'Nel ripostiglio' }] },
  });
}

/** Reports a portal's departed guests to the region: the first days with receipt and acceptance, the others without. */
async function reportToRegion(receipt: Uint8Array<ArrayBuffer> = new Uint8Array(RECEIPT)): Promise<string> {
  const stay = { startDate: '2027-06-09', endDate: '2027-06-12', numberOfGuests: 2 };
  const { id } = await client.registerStays.add({
    body: { key: randomUUID(), source: 'CHANNEL', title: 'Airbnb', ...stay },
  });
  await client.registerGuests.replace({
    params: { id },
    body: { guests: [RESIDENT, { ...RESIDENT, exemption: 'E1' }], reason: 'CULTURALE' },
  });
  async function record(from: string, to: string): Promise<string> {
    now = new Date(now.getTime() + 1000);
    return (await client.transmissions.record({ body: { key: randomUUID(), kind: 'REGIONAL', from, to } })).id;
  }
  const params = { id: await record(JUNE.from, '2027-06-10') };
  await client.transmissions.accept({ params });
  await client.transmissions.addReceipt({ params, file: new File([receipt], 'ricevuta.pdf') });
  await record('2027-06-11', JUNE.to);
  return params.id;
}

/** The id of a stay with known guests who have paid some of the tax. */
async function taxStay(): Promise<string> {
  const asked = aStay({ status: 'PENDING', startDate: '2027-07-24', endDate: '2027-07-31' });
  await withDatabaseFile(openCurrentGeneration(openDataDir(site.dataDir)).database, (database) =>
    transact(database, (trx) => insertBooking(trx, asked)),
  );
  const params = { id: asked.id };
  await client.bookings.decide({ params, body: { status: 'CONFIRMED' } });
  await client.money.setPrice({ params, body: { lines: [{ kind: 'STAY', label: 'Soggiorno', amount: 77_700 }] } });
  await client.registerGuests.replace({
    params,
    body: { guests: [RESIDENT, RESIDENT, { ...RESIDENT, birthDate: '2020-05-05' }] },
  });
  const entry = { direction: 'IN', purpose: 'TAX', method: 'CASH', amount: 1000, date: '2027-07-10' } as const;
  await client.money.enter({ params, body: { key: randomUUID(), ...entry } });
  return asked.id;
}

/** Everything the API answers about it. */
async function reportToBoth(id: string) {
  const report = async (period: string) => await client.touristTax.report({ query: { period } });
  return {
    region: await client.regionalSettings.get(),
    days: await client.regional.days({ query: JUNE }),
    table: await client.regional.table({ query: { month: '2027-06' } }),
    transmissions: await client.transmissions.list({ query: {} }),
    tax: await client.touristTax.get(),
    reports: [await report('2027-06'), await report('2027-07')],
    money: await client.money.get({ params: { id } }),
    deadlines: await client.deadlines.list({ query: { from: '2027-06-01', to: '2027-12-31' } }),
    compliance: await client.complianceList.get(),
  };
}

it('a restore brings back the tax with its instalments, what a region was told, and deadlines, here and on another machine', async () => {
  await prepareLaw();
  await reportToRegion();
  const id = await taxStay();
  await client.deadlines.tick({ params: { key: 'TAX:2027-07' }, body: { done: true } });
  const before = await reportToBoth(id);
  expect(before).toMatchObject({
    transmissions: [{ state: 'UPLOADED' }, { state: 'ACCEPTED', hasReceipt: true }],
    reports: [
      { due: 750, exemptions: [{ code: 'E1', nights: 3 }] },
      { due: 2500, collected: 1000 },
    ],
  });
  expect(before.days.map(({ state }) => state)).toEqual(
    before.days.map(({ date }) => (date <= '2027-06-10' ? 'ACCEPTED' : 'UPLOADED')),
  );
  const { instalments } = before.money;
  expect(instalments.filter(({ kind }) => kind === 'TAX')).toMatchObject([{ amount: 2500, paid: 1000 }]);
  expect(before.deadlines).toContainEqual(expect.objectContaining({ key: 'TAX:2027-07', state: 'DONE' }));
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  const params = { id: backup?.id ?? '' };
  const archive = new Blob([await (await client.backup.download({ params })).arrayBuffer()]);

  await prove();
  await client.deadlines.tick({ params: { key: 'TAX:2027-07' }, body: { done: false } });
  await client.transmissions.undo({ params: { id: before.transmissions[0]?.id ?? '' } });
  await client.registerGuests.replace({ params: { id }, body: { guests: [] } });
  await client.touristTax.replace({ body: { mode: 'NONE', tariffs: [], exemptions: [], period: 'YEAR' } });
  await client.regionalSettings.replace({ body: { region: null } });
  await client.complianceList.replace({ body: { items: [{ key: 'EXTINGUISHERS', state: 'TODO', date: null }] } });
  await client.backup.restore({ params, body: {} });
  await enterByPaper(0);
  expect(await reportToBoth(id)).toEqual(before);

  await site.close();
  site = await start();
  ({ client } = await site.signIn());
  const brought = await client.backup.upload({ file: archive });
  await client.backup.restore({ params: { id: brought.id }, body: { password: owner.password } });
  await enterByPaper(1);
  expect(await reportToBoth(id)).toEqual(before);
});

describe('a receipt as large as one may be', () => {
  // Base64 is longer by a third: the first text longer than any other may be.
  it.each([
    ['of 1.5 MiB', 3 * 2 ** 19],
    ['of 5 MiB', RECEIPT_MAX_BYTES],
  ])('%s is backed up, verified and restored', async (_, size) => {
    await prepareLaw();
    const receipt = Buffer.alloc(size, 'x');
    RECEIPT.copy(receipt);
    const params = { id: await reportToRegion(new Uint8Array(receipt)) };
    await client.backup.create({ body: { location: 'local' } });
    const [backup] = await client.backup.list();
    await client.backup.verify({ params: { id: backup?.id ?? '' } });
    await prove();
    await client.backup.restore({ params: { id: backup?.id ?? '' }, body: {} });
    await enterByPaper(0);
    const storedReceipt = await client.transmissions.getReceipt({ params });
    expect(receipt.equals(Buffer.from(await storedReceipt.arrayBuffer()))).toBe(true);
  });
});

const REGISTER = `insert into register_settings (only_row, settings) values (1,
  '{"isOn":true,"account":"STANDARD","apartmentId":null,"checkInLetter":{"isOn":false,"days":3,"hour":9},"reminders":true}')`;
const REPORTED = `${REGISTER};
  insert into register_transmissions (id, request_key, kind, date, channel, state, guests, sha256, at, by_id, by_name)
    values ('region', 'r', 'REGIONAL', '2027-06-01', 'FILE', 'RECEIPTED', 0, 'sha', '2027-07-01T08:00:00.000Z', null, 'Anna'),
      ('police', 'p', 'ALLOGGIATI', '2027-06-02', 'FILE', 'RECEIPTED', 1, 'sha', '2027-06-02T08:00:00.000Z', null, 'Anna')`;
const TAX = `${REGISTER};
  insert into tourist_tax (only_row, settings, since) values (1,
    '{"mode":"NIGHT","text":"","tariffs":[{"from":"2026-01-01","amount":100}],"exemptions":[],"period":"MONTH","due":{"day":16,"monthsAfter":1},"countBy":"DEPARTURE","isCollected":true}', '2027-06-01');
  insert into deadline_ticks (key, at, by_name) values ('TAX:2027-06', '2027-07-02T08:00:00.000Z', 'Anna')`;

describe('an archive of a former program', () => {
  const NOTHING = { transmissions: [], mode: 'NONE', tariffs: 0, tax: [] };
  it.each([
    ['before there was a tax', '059-tax-guests', REGISTER, NOTHING],
    [
      'before guests paid the tax',
      '062-collect-tax',
      TAX,
      { ...NOTHING, mode: 'NIGHT', tariffs: 1, tax: ['DONE', 'DUE'] },
    ],
    [
      'whose receipts counted as acceptances',
      '063-keep-acceptances',
      REPORTED,
      { ...NOTHING, transmissions: ['RECEIPTED', 'ACCEPTED'] },
    ],
  ] as const)('from %s has of the law what it had, and nothing of what is set now', async (_, step, sql, expected) => {
    await client.touristTax.replace({ body: TERMS });
    await client.complianceList.replace({ body: { items: [{ key: 'GAS', state: 'DONE' }] } });
    const archive = await archiveOfStep(stepBefore(step), sql);
    const { id } = await client.backup.upload({ file: new Blob([new Uint8Array(archive)]) });
    await client.backup.restore({ params: { id }, body: { password: owner.password } });

    ({ client } = await site.signIn());
    const { mode, tariffs } = await client.touristTax.get();
    const deadlines = await client.deadlines.list({ query: { from: '2027-07-01', to: '2027-08-31' } });
    const transmissions = await client.transmissions.list({ query: {} });
    expect({
      transmissions: transmissions
        .map(({ state }) => state)
        .toSorted()
        .toReversed(),
      mode,
      tariffs: tariffs.length,
      tax: deadlines.filter(({ kind }) => kind === 'TAX').map(({ state }) => state),
    }).toEqual(expected);
    expect((await client.complianceList.get()).items.find(({ key: each }) => each === 'GAS')?.state).toBe('TODO');
  });
});
