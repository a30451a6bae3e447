import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: DataDirSite;
beforeEach(async () => {
  site = await startDataDirSite({ now: () => new Date('2027-03-01T10:00:00Z') });
});
afterEach(() => site.close());

it('a restore ends access tokens, and what they made is theirs no more; codes of doors come back with their stays', async () => {
  const { client } = await site.signIn();
  const { id } = await client.bookings.enterByHand({
    body: {
      ...{ key: randomUUID(), guestName: 'Ugo Neri', guestEmail: null },
      ...{ startDate: '2027-06-12', endDate: '2027-06-19', numberOfGuests: 2 },
    },
  });
  await client.guide.setDoorCode({ params: { id }, body: { code: '4711' } });
  const { token } = await client.tokens.create({ body: { name: 'Backup di mare', scopes: ['TAKE_BACKUP'] } });
  const made = await site.withToken(token).backup.create({ body: { location: 'local' } });
  const [backup] = Array.isArray(made) ? made : [];
  await client.guide.setDoorCode({ params: { id }, body: { code: null } });
  await client.backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });

  const { client: after } = await site.signIn();
  expect(await after.tokens.list()).toEqual([]);
  expect(await refusalOf(site.withToken(token).backup.list())).toMatchObject({ status: 401 });
  expect(await after.guide.ofBooking({ params: { id } })).toMatchObject({ doorCode: '4711' });
});
