import { randomUUID } from 'node:crypto';
import type { CheckInSent } from '@approdo/shared/contract/messages/check-in';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../../adapters/clock.ts';
import { openCurrentGeneration, openDataDir } from '../../../data-dir/data-dir.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { createArchiveHasher } from '../../../testing/archive-hasher.ts';
import { archiveOfStep, stepBefore } from '../../../testing/archive-of-step.ts';
import { addApp, codeNow } from '../../../testing/code-app.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

// It starts and restores whole sites.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let now = new Date('2027-06-06T08:00:00Z');
const clock = createClock(() => now);
let site: DataDirSite;
beforeEach(async () => {
  now = new Date('2027-06-06T08:00:00Z');
  site = await startDataDirSite({ now: () => now, hasher: createArchiveHasher() });
});
afterEach(() => site.close());

type Client = Awaited<ReturnType<DataDirSite['signIn']>>['client'];

/** The owner, with a second proof, on a site with the register on. */
async function turnRegisterOn() {
  const { client } = await site.signIn();
  const { secret } = await addApp(
    { clock } as Parameters<typeof addApp>[0],
    { client } as Parameters<typeof addApp>[1],
  );
  for (const kind of TABLE_KINDS) {
    await client.officialTables.import({ body: { kind }, file: new File([OFFICIAL_FILES[kind]], `${kind}.csv`) });
  }
  await client.registerSettings.replace({ body: { isOn: true } });
  return { client, secret };
}

/** The link of a stay, as its guests have it. */
async function makeLink(client: Client, id: string): Promise<string> {
  const { url } = await client.registerStays.makeLink({ params: { id } });
  return new URL(url).hash.slice(1);
}

const ofGuests = () => site.withToken(undefined).checkIn;

async function checkIn(token: string): Promise<void> {
  const { version, notice } = await ofGuests().open({ body: { token } });
  const guests = [{ firstName: 'Ada' }] as CheckInSent['guests'];
  await ofGuests().save({ body: { token, version, party: 'ALONE', guests, noticeVersion: notice.version } });
}

async function restoreNewest(client: Client, secret: string): Promise<void> {
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  const params = { id: backup?.id ?? '' };
  await client.backup.verify({ params });
  now = new Date(now.getTime() + 30_000);
  await client.freshProof.give({ body: { code: await codeNow({ clock }, secret) } });
  await client.backup.restore({ params, body: {} });
}

it('a restore ends the links of check-ins ahead', async () => {
  const { client, secret } = await turnRegisterOn();
  const dates = { startDate: '2027-06-10', endDate: '2027-06-12' };
  const { id } = await client.registerStays.add({
    body: { key: randomUUID(), source: 'CHANNEL', title: 'Airbnb', ...dates, numberOfGuests: 2 },
  });
  const token = await makeLink(client, id);
  const open = () => ofGuests().open({ body: { token } });
  expect(await open()).toMatchObject({ startDate: '2027-06-10' });
  await restoreNewest(client, secret);
  expect(await refusalOf(open())).toMatchObject({ status: 404 });
});

describe('a house whose guest checked in without an address', () => {
  const acceptances = () =>
    withDatabaseFile(openCurrentGeneration(openDataDir(site.dataDir)).database, (database) =>
      database.selectFrom('notice_acceptances').select(['way', 'email']).execute(),
    );
  const NOBODYS = [{ way: 'CHECK_IN', email: null }];
  const stay = { key: randomUUID(), startDate: '2027-06-10', endDate: '2027-06-12', numberOfGuests: 2 };

  it.each([
    [
      'in a stay that the owner added',
      (client: Client) => client.registerStays.add({ body: { ...stay, source: 'CHANNEL', title: 'Airbnb' } }),
    ],
    [
      'in a booking by hand that has none',
      (client: Client) => client.bookings.enterByHand({ body: { ...stay, guestName: 'Ada Neri' } }),
    ],
  ] as const)('%s is backed up, verified and restored', async (_, add) => {
    const { client, secret } = await turnRegisterOn();
    const { id } = await add(client);
    await checkIn(await makeLink(client, id));
    expect(await acceptances()).toEqual(NOBODYS);
    await restoreNewest(client, secret);
    expect(await acceptances()).toEqual(NOBODYS);
  });

  it('comes back from an archive in which a former program kept an empty text for the address', async () => {
    const { client } = await site.signIn();
    const archive = await archiveOfStep(
      stepBefore('064-accept-without-address'),
      `insert into notice_acceptances (id, at, way, email, version, sha256)
        values ('a', '2027-06-06T08:00:00.000Z', 'CHECK_IN', '', 1, '${'0'.repeat(64)}')`,
    );
    const { id } = await client.backup.upload({ file: new Blob([new Uint8Array(archive)]) });
    await client.backup.restore({ params: { id }, body: { password: owner.password } });
    expect(await acceptances()).toEqual(NOBODYS);
  });
});
