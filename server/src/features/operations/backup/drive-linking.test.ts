import { type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import { createTestLink } from '@approdo/shared/node/drive/testing/linked-drive';
import { DENIED } from '@approdo/shared/node/drive/testing/stand-in-faults';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeInRows } from '../../../adapters/stored-values.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createMemoryRows } from '../../../testing/memory-rows.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createDriveLinking } from './drive-linking.ts';

let google: DriveStandIn;
let site: TestSite;
let owner: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  google = await startDriveStandIn();
  site = await createTestSite({ link: createTestLink(google) });
  owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
});
afterEach(async () => {
  await site.close();
  await google.close();
});

/** The owner's browser goes through Google and back; returns where it ends up. */
async function consent(): Promise<{ readonly callback: URL; readonly location: string | null }> {
  const { url } = await owner.client.backup.linkDrive();
  const callback = await google.consent(url);
  return { callback, location: await follow(callback) };
}

async function follow(callback: URL, headers: Record<string, string> = {}): Promise<string | null> {
  const response = await fetch(callback, { redirect: 'manual', headers });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

const admitted = { isAdmin: async () => true, onLinked: async () => undefined };

const status = () => owner.client.backup.status();

it('Drive is linked by a consent, and it is said whose it is', async () => {
  expect(await status()).toMatchObject({ drive: 'not linked', driveAccount: null });
  const { callback, location } = await consent();
  expect(callback.origin).toBe(site.origin);
  expect(location).toBe('/admin/backup?drive=linked');
  expect(await status()).toMatchObject({
    drive: 'linked',
    driveAccount: 'proprietaria@example.com',
    driveLinkFailure: null,
  });
  const { entries } = await owner.client.audit.list({ query: { action: 'SETTINGS_CHANGED' } });
  expect(entries).toMatchObject([
    {
      by: { id: owner.user.id, name: owner.user.name },
      objectId: 'google-drive',
      summary: expect.stringMatching(/: collegato$/),
    },
  ]);
});

it('the way back is the site’s own address, whatever a request says its host is', async () => {
  const { url } = await owner.client.backup.linkDrive();
  const callback = await google.consent(url);
  expect(callback.pathname).toBe('/api/backup/drive/callback');
  expect(await follow(callback, { 'x-forwarded-host': 'evil.example' })).toBe('/admin/backup?drive=linked');
});

it('a consent counts once', async () => {
  const { callback } = await consent();
  expect(await follow(callback)).toBe('/admin/backup?drive=failed');
  expect(await status()).toMatchObject({ drive: 'linked', driveLinkFailure: null });
});

it.each([
  ['no state', (callback: URL) => callback.searchParams.delete('state')],
  ['another state', (callback: URL) => callback.searchParams.set('state', 'x'.repeat(43))],
  ['no code', (callback: URL) => callback.searchParams.delete('code')],
  ['another code', (callback: URL) => callback.searchParams.set('code', '4/altro')],
])('an answer with %s links nothing', async (_, change) => {
  const { url } = await owner.client.backup.linkDrive();
  const callback = await google.consent(url);
  change(callback);
  expect(await follow(callback)).toBe('/admin/backup?drive=failed');
  expect(await status()).toMatchObject({ drive: 'not linked' });
});

it('an answer that comes after ten minutes links nothing', async () => {
  const { url } = await owner.client.backup.linkDrive();
  const callback = await google.consent(url);
  site.clock.advance(10 * 60_000 + 1);
  expect(await follow(callback)).toBe('/admin/backup?drive=failed');
  expect(await status()).toMatchObject({ drive: 'not linked' });
});

it('an answer to one who is no admin any more links nothing', async () => {
  const { url } = await owner.client.backup.linkDrive();
  const callback = await google.consent(url);
  await site.database.updateTable('users').set({ role: 'EDITOR' }).where('id', '=', owner.user.id).execute();
  expect(await follow(callback)).toBe('/admin/backup?drive=failed');
  expect(google.oauth.hasLinks()).toBe(false);
});

it('the last of two consents that one has begun counts', async () => {
  const first = await owner.client.backup.linkDrive();
  const second = await owner.client.backup.linkDrive();
  expect(await follow(await google.consent(first.url))).toBe('/admin/backup?drive=failed');
  expect(await follow(await google.consent(second.url))).toBe('/admin/backup?drive=linked');
});

it('a consent that is refused is said to be, until another is begun', async () => {
  google.fail({ on: 'consent', how: DENIED });
  expect((await consent()).location).toBe('/admin/backup?drive=failed');
  expect((await status()).driveLinkFailure).toBe('Non hai dato il consenso a Google: Google Drive non è collegato.');
  await owner.client.backup.linkDrive();
  expect((await status()).driveLinkFailure).toBeNull();
});

it('what Google has against it is said in plain words', async () => {
  google.fail({ on: 'about', how: { status: 403, reason: 'accessNotConfigured' } });
  await consent();
  expect((await status()).driveLinkFailure).toMatch(/Google Drive API/);
});

it('Drive is unlinked here and at Google', async () => {
  await consent();
  expect(await owner.client.backup.unlinkDrive()).toEqual({
    message: 'Google Drive è scollegato. I backup che ci sono restano lì.',
  });
  expect(google.oauth.hasLinks()).toBe(false);
  expect(await status()).toMatchObject({ drive: 'not linked', driveAccount: null });
});

it('Drive is unlinked here though Google is down, and the rest is said', async () => {
  await consent();
  google.fail({ on: 'revoke', how: { status: 503 }, times: 100 });
  expect((await owner.client.backup.unlinkDrive()).message).toMatch(/myaccount\.google\.com/);
  expect(await status()).toMatchObject({ drive: 'not linked' });
});

it('a link that Google takes no more is said to be revoked, and made anew', async () => {
  await consent();
  google.oauth.revokeAll();
  await owner.client.backup.list();
  const revoked = await status();
  expect(revoked.drive).toBe('revoked');
  expect(revoked.warnings).toEqual([
    'Google Drive non è più collegato: l’accesso è stato revocato o è scaduto. Collegalo di nuovo.',
  ]);
  await expect(owner.client.backup.create({ body: { location: 'drive' } })).rejects.toMatchObject({ status: 409 });
  await consent();
  expect(await status()).toMatchObject({ drive: 'linked', warnings: [] });
});

it('there is nothing to link where no credentials were set', async () => {
  const plain = await createTestSite();
  const { client } = await plain.signIn({ role: 'ADMIN', emailConfirmed: true });
  await expect(client.backup.linkDrive()).rejects.toMatchObject({
    status: 409,
    message: 'Google Drive non è collegato: il sito non ha ancora le credenziali di Google.',
  });
  await expect(client.backup.unlinkDrive()).rejects.toMatchObject({ status: 409 });
  expect(await client.backup.status()).toMatchObject({ drive: 'not configured' });
  await plain.close();
});

it('a consent that was begun in one process is finished in another, and counts once in both', async () => {
  const openStoredValue = storeInRows(createMemoryRows());
  const open = () =>
    createDriveLinking({
      link: createTestLink(google),
      openStoredValue,
      clock: createTestClock(new Date('2027-03-01T10:00:00Z')),
      origin: site.origin,
      isBusy: () => false,
      onChange: async () => undefined,
    });
  const [one, other] = [open(), open()];
  const callback = await google.consent((await one.begin('admin')).url);
  const query = { state: callback.searchParams.get('state') ?? '', code: callback.searchParams.get('code') ?? '' };
  const outcomes = [await other.finish(query, admitted), await one.finish(query, admitted)];
  expect(outcomes.map(({ location }) => location)).toEqual([
    '/admin/backup?drive=linked',
    '/admin/backup?drive=failed',
  ]);
  const denied = await google.consent((await one.begin('admin')).url);
  await other.finish({ state: denied.searchParams.get('state') ?? '' }, admitted);
  expect(await one.failure()).toContain('consenso');
});
