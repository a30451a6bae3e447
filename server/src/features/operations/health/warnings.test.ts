import { afterEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const MINUTE_MS = 60_000;
const MIB = 2 ** 20;
const DAY_MS = 24 * 3_600_000;

let site: TestSite;
afterEach(() => site.close());

type Options = Parameters<typeof createTestSite>[0];

/** A site without faults, except for those of the options. */
async function openSite(options: Options = {}) {
  site = await createTestSite(options);
  const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await client.property.update({ body: { cin: 'IT063014C2ABCDEFGH' } });
  const codes = async (now = site.clock.now()) =>
    (await client.health.warnings({ query: { now: now.toISOString() } })).map(({ code }) => code);
  return { client, codes };
}

describe('the owner is warned', () => {
  it('of nothing while all is well', async () => {
    const { codes } = await openSite();
    expect(await codes()).toEqual([]);
  });

  it('with words and what to do, and no other keys', async () => {
    const { client } = await openSite({ mailStaysHere: true });
    expect(await client.health.warnings()).toEqual([
      {
        code: 'MAIL_NOT_SET_UP',
        text: expect.stringMatching(/\.$/),
        advice: expect.stringContaining('SMTP_URL'),
      },
    ]);
  });

  it('that mail goes nowhere', async () => {
    const { codes } = await openSite({ mailStaysHere: true });
    expect(await codes()).toEqual(['MAIL_NOT_SET_UP']);
  });

  it('that the CIN is missing, until it is there', async () => {
    const { client, codes } = await openSite();
    await client.property.update({ body: { cin: null } });
    expect(await codes()).toEqual(['CIN_MISSING']);
    await client.property.update({ body: { cin: 'IT063014C2ABCDEFGH' } });
    expect(await codes()).toEqual([]);
  });

  it('that there is no backup for two days, until there is one', async () => {
    const { client, codes } = await openSite();
    site.clock.advance(2 * DAY_MS);
    expect(await codes()).toEqual([]);
    site.clock.advance(1);
    expect(await codes()).toEqual(['BACKUP_OVERDUE']);
    await client.backup.create({ body: { location: 'local' } });
    expect(await codes()).toEqual([]);
    site.clock.advance(2 * DAY_MS + 1);
    expect(await codes()).toEqual(['BACKUP_OVERDUE']);
  });

  it('that the disk is nearly full, and how much is left', async () => {
    const { client, codes } = await openSite();
    site.disk.freeBytes = 1024 * MIB;
    expect(await codes()).toEqual([]);
    site.disk.freeBytes = 300 * MIB;
    const [warning] = await client.health.warnings();
    expect(warning).toMatchObject({ code: 'DISK_NEARLY_FULL', text: expect.stringContaining('300 MB') });
  });

  it('that the clock went back behind what was written', async () => {
    const { client, codes } = await openSite();
    await client.bookings.block({ body: { startDate: '2027-06-01', endDate: '2027-06-03', reason: 'Lavori' } });
    site.clock.advance(-2 * MINUTE_MS);
    expect(await codes()).toEqual([]);
    site.clock.advance(-1);
    expect(await codes()).toEqual(['CLOCK_BEHIND']);
  });

  it('that her clock and the server’s disagree, whichever is ahead', async () => {
    const { codes } = await openSite();
    const hers = (ms: number) => new Date(site.clock.now().getTime() + ms);
    expect(await codes(hers(2 * MINUTE_MS))).toEqual([]);
    expect(await codes(hers(2 * MINUTE_MS + 1))).toEqual(['CLOCKS_DISAGREE']);
    expect(await codes(hers(-2 * MINUTE_MS - 1))).toEqual(['CLOCKS_DISAGREE']);
  });

  it.each(['ieri', '2027-03-01', '', '2027-13-01T00:00:00Z', '9'.repeat(9000)])(
    'of nothing where her clock is said to show %j',
    async (now) => {
      const { client } = await openSite();
      await expect(client.health.warnings({ query: { now } })).rejects.toMatchObject({ status: 400 });
    },
  );
});
