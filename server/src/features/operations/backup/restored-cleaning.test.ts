import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

// It starts and restores whole sites.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const WARNING = 'Il collegamento per le pulizie va rifatto';
const DAY = '2027-06-12';

let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
beforeEach(async () => {
  site = await startDataDirSite({ now: () => new Date('2027-06-06T08:00:00Z') });
  ({ client } = await site.signIn());
});
afterEach(() => site.close());

async function restore(): Promise<void> {
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  await client.backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });
  ({ client } = await site.signIn());
}

async function makeLink() {
  const { link } = await client.turnoverSettings.makeLink();
  return { token: new URL(link?.url ?? '').hash.slice(1), calendarUrl: link?.calendarUrl ?? '' };
}

const warnings = async () => (await client.health.warnings({ query: {} })).map(({ text }) => text);

it('a restore ends the cleaner’s link and her calendar, and the owner is told until she has made another', async () => {
  await client.turnoverSettings.replace({ body: { isOn: true, items: [{ text: 'Griglia' }] } });
  await client.bookings.enterByHand({
    body: {
      key: randomUUID(),
      startDate: '2027-06-10',
      endDate: DAY,
      guestName: 'Bea Blu',
      numberOfGuests: 2,
    },
  });
  await client.turnovers.mark({ params: { day: DAY }, body: { isReady: true } });
  const { token, calendarUrl } = await makeLink();
  expect(await warnings()).not.toContain(WARNING);
  await restore();
  expect(await refusalOf(site.withToken(undefined).cleaning.open({ body: { token } }))).toMatchObject({ status: 404 });
  expect((await fetch(calendarUrl)).status).toBe(404);
  expect(await client.turnoverSettings.get()).toMatchObject({ isOn: true, link: null, items: [{ text: 'Griglia' }] });
  expect(await client.turnovers.list({ query: { from: DAY, to: DAY } })).toMatchObject([{ isReady: true }]);
  expect(await warnings()).toContain(WARNING);
  await makeLink();
  expect(await warnings()).not.toContain(WARNING);
});

it('a house that had no link is told nothing', async () => {
  await client.turnoverSettings.replace({ body: { isOn: true } });
  await restore();
  expect(await warnings()).not.toContain(WARNING);
});
