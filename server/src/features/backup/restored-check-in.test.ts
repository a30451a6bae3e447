import { randomUUID } from 'node:crypto';
import { TABLE_KINDS } from '@approdo/shared/domain/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/register/testing/official-files';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '../../adapters/clock.ts';
import { addApp, codeNow } from '../../testing/code-app.ts';
import { type DataDirSite, startDataDirSite } from '../../testing/data-dir-site.ts';
import { refusalOf } from '../../testing/refusal.ts';

// It starts and restores whole sites.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let now = new Date('2027-06-06T08:00:00Z');
const clock = createClock(() => now);
let site: DataDirSite;
beforeEach(async () => {
  now = new Date('2027-06-06T08:00:00Z');
  site = await startDataDirSite({ now: () => now });
});
afterEach(() => site.close());

it('a restore ends the links of check-ins ahead', async () => {
  const { client } = await site.signIn();
  const { secret } = await addApp(
    { clock } as Parameters<typeof addApp>[0],
    { client } as Parameters<typeof addApp>[1],
  );
  for (const kind of TABLE_KINDS) {
    await client.officialTables.import({ body: { kind }, file: new File([OFFICIAL_FILES[kind]], `${kind}.csv`) });
  }
  await client.registerSettings.replace({ body: { isOn: true } });
  const dates = { startDate: '2027-06-10', endDate: '2027-06-12' };
  const { id } = await client.registerStays.add({
    body: { key: randomUUID(), source: 'CHANNEL', title: 'Airbnb', ...dates, numberOfGuests: 2 },
  });
  const { url } = await client.registerStays.makeLink({ params: { id } });
  const token = new URL(url).hash.slice(1);
  const open = () => site.withToken(undefined).checkIn.open({ body: { token } });
  expect(await open()).toMatchObject({ startDate: '2027-06-10' });

  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  now = new Date(now.getTime() + 30_000);
  await client.freshProof.give({ body: { code: await codeNow({ clock }, secret) } });
  await client.backup.restore({ params: { id: backup?.id ?? '' }, body: {} });
  expect(await refusalOf(open())).toMatchObject({ status: 404 });
});
