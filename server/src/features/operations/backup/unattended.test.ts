import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const DAY_MS = 24 * 3_600_000;

let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', ownerEmail: 'casa@example.com' });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterEach(() => site.close());

const runDue = () => site.backupParts.unattended.runDue();
const kinds = async () => (await owner.client.backup.list()).map(({ kind }) => kind);
const mails = async () => (await site.deliverMail()).filter(({ to }) => to.address === 'casa@example.com');

/** Blocks the store, so that nothing can be written to it. */
function breakStore(): () => void {
  const { objects } = site.backupFolder;
  rmSync(objects, { recursive: true });
  writeFileSync(objects, '');
  return () => rmSync(objects);
}

it('a new site makes its first backup at the next set hour, and one a day', async () => {
  await runDue();
  expect(await kinds()).toEqual([]);
  for (let day = 1; day <= 3; day += 1) {
    site.clock.advance(DAY_MS);
    await runDue();
    await runDue();
  }
  expect(await kinds()).toEqual(['daily', 'daily', 'daily']);
  const { entries } = await owner.client.audit.list({ query: { action: 'BACKUP_MADE' } });
  const line = { by: null, object: 'BACKUP', summary: 'Del giorno' };
  expect(entries).toMatchObject([line, line, line]);
  expect(entries.map(({ objectId }) => objectId)).toEqual((await owner.client.backup.list()).map(({ id }) => id));
});

it('the hour is the owner’s to set, and so is whether', async () => {
  expect(await owner.client.backup.getSettings()).toEqual({
    isDailyOn: true,
    hour: 3,
    daily: 7,
    weekly: 4,
    monthly: 12,
    isSentToDrive: true,
  });
  expect((await owner.client.backup.status()).nextDailyAt).toBe('2027-03-02T02:00:00.000Z');
  await owner.client.backup.updateSettings({ body: { hour: 23 } });
  expect((await owner.client.backup.status()).nextDailyAt).toBe('2027-03-02T22:00:00.000Z');
  await owner.client.backup.updateSettings({ body: { isDailyOn: false } });
  expect((await owner.client.backup.status()).nextDailyAt).toBeNull();
  site.clock.advance(DAY_MS);
  await runDue();
  expect(await kinds()).toEqual([]);
});

it('wrong settings are refused by name', async () => {
  await expect(owner.client.backup.updateSettings({ body: { hour: 24, daily: 0 } })).rejects.toMatchObject({
    status: 400,
    fields: { hour: "L'ora è un numero intero da 0 a 23", daily: 'Almeno 1' },
  });
});

it('settings that are changed at the same time are all kept', async () => {
  const { updateSettings, getSettings } = owner.client.backup;
  const edits = [{ hour: 5 }, { daily: 9 }, { weekly: 8 }, { monthly: 6 }, { isSentToDrive: false }];
  await Promise.all(
    Array.from({ length: 12 }, () => edits).flatMap((each) => each.map((body) => updateSettings({ body }))),
  );
  expect(await getSettings()).toEqual(Object.assign({ isDailyOn: true }, ...edits));
});

it('what has had its time is deleted', async () => {
  await owner.client.backup.updateSettings({ body: { daily: 1, weekly: 1, monthly: 1 } });
  for (let day = 1; day <= 3; day += 1) {
    site.clock.advance(DAY_MS);
    await runDue();
  }
  expect(await kinds()).toEqual(['daily']);
});

it('one a week is unpacked and checked', async () => {
  site.clock.advance(DAY_MS);
  await runDue();
  site.clock.advance(DAY_MS);
  await runDue();
  const verified = (await owner.client.backup.list()).map(({ verifiedAt }) => verifiedAt !== null);
  expect(verified).toEqual([false, true]);
});

it('a value that this version does not accept is told apart from damage: by its row, and not by what it says', async () => {
  site.leaveUninspected('what no program writes is told of');
  const message = { id: 'messaggio-1', name: 'Ada', email: 'ada rossi a casa', message: 'Ciao', answered: 0 } as const;
  await site.database
    .insertInto('contact_messages')
    .values({ ...message, phone: null, created_at: '2027-03-01T10:00:00.000Z', language: 'it' })
    .execute();
  site.clock.advance(DAY_MS);
  await runDue();
  await runDue();
  const place = 'un valore che questa versione non accetta: contact_messages.email, riga messaggio-1';
  const [backup] = await owner.client.backup.list();
  expect(backup).toMatchObject({ kind: 'daily', isUnaccepted: true });
  expect(backup).not.toHaveProperty('isDamaged');
  const refusal = { status: 409, message: expect.stringMatching(new RegExp(`è intero.*${place}$`)) };
  await expect(owner.client.backup.verify({ params: { id: backup?.id ?? '' } })).rejects.toMatchObject(refusal);

  const warnings = await owner.client.health.warnings({ query: {} });
  const backupWarnings = warnings.filter(({ code }) => code.startsWith('BACKUP'));
  expect(backupWarnings).toMatchObject([{ code: 'BACKUP_UNACCEPTED', text: expect.stringContaining(place) }]);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.body).toContain(backupWarnings[0]?.text);
  for (const words of [JSON.stringify(backupWarnings), mail?.body]) {
    expect(words).not.toContain('ada rossi');
    expect(words).not.toContain('danneggiat');
  }

  site.clock.advance(1000);
  await site.database.updateTable('contact_messages').set({ email: 'ada@example.com' }).execute();
  await owner.client.backup.create({ body: { location: 'local' } });
  const [next] = await owner.client.backup.list();
  await owner.client.backup.verify({ params: { id: next?.id ?? '' } });
  expect(await owner.client.backup.list()).toMatchObject([{ id: next?.id }, { isUnaccepted: true }]);
});

it('a new site is not late before two days have passed', async () => {
  expect((await owner.client.backup.status()).warnings).toEqual([]);
  await runDue();
  expect(await mails()).toEqual([]);
});

it('a backup that failed is told in the status and by mail, once, until one succeeds', async () => {
  const mend = breakStore();
  site.clock.advance(DAY_MS);
  await runDue();
  await runDue();
  const { warnings } = await owner.client.backup.status();
  expect(warnings).toEqual([
    'Il backup automatico non è riuscito (2 marzo 2027): si è verificato un errore imprevisto.',
  ]);
  expect(await mails()).toHaveLength(1);
  expect((await mails())[0]?.body).toContain(warnings[0]);

  mend();
  site.clock.advance(2 * 3_600_000);
  await runDue();
  expect((await owner.client.backup.status()).warnings).toEqual([]);
  expect(await kinds()).toEqual(['daily']);
});

it('a newest backup of more than two days ago is told', async () => {
  await owner.client.backup.updateSettings({ body: { isDailyOn: false } });
  await owner.client.backup.create({ body: { location: 'local' } });
  site.clock.advance(2 * DAY_MS + 1);
  await runDue();
  const { warnings, newestAt } = await owner.client.backup.status();
  expect(newestAt).toBe('2027-03-01T10:00:00.000Z');
  expect(warnings).toEqual(["L'ultimo backup è di più di due giorni fa (1 marzo 2027)."]);
  expect(await mails()).toHaveLength(1);
  site.clock.advance(8 * DAY_MS);
  await runDue();
  expect(await mails()).toHaveLength(2);
});
