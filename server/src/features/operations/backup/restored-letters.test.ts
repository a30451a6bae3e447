import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createArchiveHasher } from '../../../testing/archive-hasher.ts';
import { archiveOfStep, stepBefore } from '../../../testing/archive-of-step.ts';
import { type DataDirSite, owner, startDataDirSite } from '../../../testing/data-dir-site.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';

// Each starts and restores whole sites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const BOTH = { arrival: { isOn: true, days: 7, hour: 9 }, thanks: { isOn: true, days: 2, hour: 10 } };

let mail: MailServer;
let now: Date;
let site: DataDirSite;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];
beforeEach(async () => {
  mail = await startMailServer();
  now = new Date('2027-06-06T08:00:00Z');
  await start();
});
afterEach(async () => {
  await site.close();
  await mail.close();
});

async function start(dataDir?: string): Promise<void> {
  site = await startDataDirSite({
    ...(dataDir !== undefined && { dataDir }),
    now: () => now,
    hasher: createArchiveHasher(),
    variables: { SMTP_URL: mail.url, OWNER_EMAIL: owner.email },
  });
  ({ client } = await site.signIn());
}

/** Ends the process and starts another, which runs its pollers at once. */
async function restartAt(instant: string): Promise<void> {
  const { dataDir } = site;
  await site.close({ keepsDataDir: true });
  now = new Date(instant);
  await start(dataDir);
}

async function restore(archive: Buffer): Promise<void> {
  const backup = await client.backup.upload({ file: new Blob([new Uint8Array(archive)]) });
  await client.backup.restore({ params: { id: backup.id }, body: { password: owner.password } });
  ({ client } = await site.signIn());
}

const listMail = async (kind: RegExp) => (await client.mail.list()).filter(({ subject }) => kind.test(subject));
const toGuests = () => mail.received.filter(({ recipients }) => !recipients.includes(owner.email));

/** Mail sent by the owner has arrived, so everything queued before it was handled. */
async function seeMailFlow(): Promise<void> {
  const before = mail.received.length;
  await client.mail.test();
  await expect.poll(() => mail.received.length, { timeout: 30_000 }).toBeGreaterThan(before);
}

const BEFORE_LETTERS = stepBefore('026-time-letters');

/** Mail that was queued when the copy was made. */
const WAITING = `insert into outbox (id, kind, to_name, to_address, subject, body, status, attempts, next_attempt_at, created_at)
  values ('w', 'BOOKING_CONFIRMED', 'Ada Rossi', 'ada@example.com', 'Ieri', 'Ieri', 'WAITING', 0, '2027-06-01T08:00:00.000Z', '2027-06-01T08:00:00.000Z')`;

it.each([
  ['0.1.0', undefined],
  ['the step before letters went by the calendar', BEFORE_LETTERS],
] as const)('an archive of %s is restored, and no guest gets a letter whose time was before', async (_, steps) => {
  await restore(await archiveOfStep(steps, WAITING));
  await client.stayLetters.replaceSchedule({ body: BOTH });
  await restartAt('2027-06-06T09:00:00Z');
  await vi.waitFor(async () => expect(await listMail(/^Ti aspettiamo/)).toMatchObject([{ status: 'HELD' }]), {
    timeout: 30_000,
  });
  await seeMailFlow();
  expect(toGuests()).toEqual([]);

  expect((await client.mail.removeHeld()).deleted).toBeGreaterThan(0);
  await restartAt('2027-06-07T09:00:00Z');
  await seeMailFlow();
  expect(toGuests()).toEqual([]);

  await restartAt('2027-06-21T08:00:00Z');
  await expect
    .poll(() => toGuests().map(({ mail: { subject } }) => subject), { timeout: 30_000 })
    .toEqual(['Grazie del soggiorno, Ada Rossi']);
  await restartAt('2027-06-22T08:00:00Z');
  await seeMailFlow();
  expect(toGuests()).toHaveLength(1);
});
