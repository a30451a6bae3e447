import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDriveLink, SCOPE } from './link.ts';
import { ACCOUNT, type DriveStandIn, startDriveStandIn } from './testing/drive-stand-in.ts';
import { consentTo, createMemoryTokens, createTestLink, REDIRECT_URI } from './testing/linked-drive.ts';
import { DENIED } from './testing/stand-in-faults.ts';

let google: DriveStandIn;
beforeEach(async () => {
  google = await startDriveStandIn();
});
afterEach(() => google.close());

it('asks for the files of this program alone, with a proof key of its own each time', async () => {
  const link = createTestLink(google);
  const urls = await Promise.all(
    [1, 2].map(async () => new URL((await link.begin({ redirectUri: REDIRECT_URI, state: 'stato' })).url)),
  );
  const [first, second] = urls.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(first).toMatchObject({
    scope: SCOPE,
    state: 'stato',
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    code_challenge_method: 'S256',
    access_type: 'offline',
  });
  expect(first?.code_challenge).not.toBe(second?.code_challenge);
});

it('is linked, to an account with a name, once the owner has consented', async () => {
  const link = createTestLink(google);
  expect(await link.state()).toEqual({ state: 'not linked', account: null });
  await consentTo(google, link);
  expect(await link.state()).toEqual({ state: 'linked', account: ACCOUNT });
});

it('is linked though Google does not tell whose account it is', async () => {
  const link = createTestLink(google);
  google.fail({ on: 'about', how: { status: 503 }, times: 20 });
  await consentTo(google, link);
  expect(await link.state()).toEqual({ state: 'linked', account: null });
});

it('is not linked by a code that came with another proof', async () => {
  const link = createTestLink(google);
  const { url } = await link.begin({ redirectUri: REDIRECT_URI, state: 'stato' });
  const other = await link.begin({ redirectUri: REDIRECT_URI, state: 'stato' });
  const code = (await google.consent(url)).searchParams.get('code') ?? '';
  await expect(link.finish({ code, verifier: other.verifier, redirectUri: REDIRECT_URI })).rejects.toMatchObject({
    name: 'DriveProblem',
  });
  expect(await link.state()).toMatchObject({ state: 'not linked' });
});

it('is not linked where the owner says no', async () => {
  google.fail({ on: 'consent', how: DENIED });
  const { url } = await createTestLink(google).begin({ redirectUri: REDIRECT_URI, state: 'stato' });
  const back = await google.consent(url);
  expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'stato' });
});

it('says which setting is wrong where Google does not know the program', async () => {
  const credentials = { clientId: google.credentials.clientId, clientSecret: 'un altro' };
  const link = createDriveLink({ credentials, addresses: google.addresses, tokens: createMemoryTokens() });
  await expect(consentTo(google, link)).rejects.toThrow(/GOOGLE_DRIVE_CLIENT_SECRET/);
});

it('says that the API is switched off before any backup is missing', async () => {
  google.fail({ on: 'about', how: { status: 403, reason: 'accessNotConfigured' } });
  const link = createTestLink(google);
  await expect(consentTo(google, link)).rejects.toThrow(/Google Drive API/);
  expect(await link.state()).toMatchObject({ state: 'not linked' });
});

it('remembers, over a restart too, that Google takes the link no more', async () => {
  const tokens = createMemoryTokens();
  const link = createTestLink(google, tokens);
  await consentTo(google, link);
  google.oauth.revokeAll();
  const ask = () => link.use((drive) => drive.ask({}, ({ about }, options) => about.get({ fields: 'user' }, options)));
  await expect(ask()).rejects.toThrow('Google Drive non accetta più questo collegamento');
  expect(await createTestLink(google, tokens).state()).toEqual({ state: 'revoked', account: ACCOUNT });
  await consentTo(google, link);
  expect(await link.state()).toMatchObject({ state: 'linked' });
  await ask();
});

it('gets a new access token when the old one runs out', async () => {
  const link = createTestLink(google);
  await consentTo(google, link);
  const ask = () => link.use((drive) => drive.ask({}, ({ about }, options) => about.get({ fields: 'user' }, options)));
  await ask();
  google.oauth.expireAccess();
  expect(await ask()).toEqual({ user: { emailAddress: ACCOUNT } });
});

it('is undone at Google too', async () => {
  const link = createTestLink(google);
  await consentTo(google, link);
  expect(google.oauth.hasLinks()).toBe(true);
  expect(await link.unlink()).toBe(true);
  expect(google.oauth.hasLinks()).toBe(false);
  expect(await link.state()).toEqual({ state: 'not linked', account: null });
  await expect(link.use(async () => undefined)).rejects.toThrow('Google Drive non è collegato');
});

it('is undone here though Google cannot be told, and says so', async () => {
  const link = createTestLink(google);
  await consentTo(google, link);
  google.fail({ on: 'revoke', how: { cutAfter: 0 }, times: 20 });
  expect(await link.unlink()).toBe(false);
  expect(await link.state()).toEqual({ state: 'not linked', account: null });
});
