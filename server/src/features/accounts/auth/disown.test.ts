import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aStayRequest } from '../../../testing/factories.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const HOUR = 60 * 60_000;
const EVE = { name: 'Eva Neri', email: 'ada@example.com', password: 'quello di Eva' };

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

/** E-mail and token of the second link in the latest message. */
async function readDisownLink() {
  const body = (await site.deliverMail()).at(-1)?.body ?? '';
  const { searchParams } = new URL(/Non hai aperto tu questo account\?.*?(http\S+\/disown\S+)/s.exec(body)?.[1] ?? '');
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
}

const disown = (body: { email: string; token: string }) => site.anyone.auth.disown({ body });

/** A signed-in user who gives the account another address. */
async function moveTo(email: string, role: 'USER' | 'ADMIN' = 'USER') {
  const signedIn = await site.signIn({ role, emailConfirmed: true });
  await signedIn.client.profile.update({ body: { email, currentPassword: signedIn.password } });
  return { ...signedIn, link: await readDisownLink() };
}

describe('the confirmation letter', () => {
  test('says who registered and when, and leads out as well as in', async () => {
    await site.anyone.auth.register({ body: EVE });
    const [letter] = await site.deliverMail();
    expect(letter?.body).toContain("L'account è stato aperto con il nome «Eva Neri» (1 marzo 2027 alle 11:00).");
    const links = [...(letter?.body ?? '').matchAll(/http\S+/g)].map(([address]) => new URL(address));
    expect(links.map(({ pathname }) => pathname)).toEqual(['/confirm-email', '/disown']);
    expect(new Set(links.map(({ search }) => search)).size).toBe(1);
  });

  test('carries no more of a stranger’s words than a name has', async () => {
    await site.anyone.auth.register({ body: { ...EVE, name: 'Hai vinto: www.evil.example/x 899 {collegamento}' } });
    const [letter] = await site.deliverMail();
    expect(letter?.body).toContain('«Hai vinto wwwevilexamplex collegamento»');
    expect(letter?.subject).toBe('Conferma il tuo indirizzo e-mail');
    expect(letter?.to.name).toBe('');
  });

  test('is the same when it is asked for again, with the day on which the account was opened', async () => {
    await site.anyone.auth.register({ body: EVE });
    await site.deliverMail();
    site.clock.advance(48 * HOUR);
    await site.anyone.auth.resendConfirmation({ body: EVE });
    const [first, second] = await site.deliverMail();
    const withoutTokens = (text = '') => text.replaceAll(/token=[\w-]+/g, '');
    expect(withoutTokens(second?.body)).toBe(withoutTokens(first?.body));
    expect(second?.body).not.toBe(first?.body);
  });
});

describe('who did not register', () => {
  test('deletes the account, with its sessions, its picture and the letters that wait', async () => {
    const { token } = await site.anyone.auth.register({ body: EVE });
    const eve = site.withToken(token);
    await eve.profile.update({ body: { avatar: `data:image/png;base64,${PIXEL}` } });
    expect(listAvatars()).toHaveLength(1);
    const link = await readDisownLink();
    await site.anyone.auth.forgotPassword({ body: EVE });
    expect(await disown(link)).toEqual({ message: expect.stringContaining('non è più legato') });
    await expect(eve.auth.me()).rejects.toMatchObject({ status: 401 });
    await expect(site.anyone.auth.login({ body: EVE })).rejects.toMatchObject({ status: 401 });
    expect(await site.deliverMail()).toHaveLength(1);
    expect(listAvatars()).toEqual([]);
    const again = await site.anyone.auth.register({ body: { ...EVE, name: 'Ada Rossi' } });
    expect(again.user.name).toBe('Ada Rossi');
  });

  test('does so by a POST alone: whatever opens links of a letter by itself deletes nothing', async () => {
    const { token } = await site.anyone.auth.register({ body: EVE });
    const query = new URLSearchParams(await readDisownLink());
    for (const path of ['/disown', '/api/auth/disown']) await fetch(`${site.origin}${path}?${query}`);
    await expect(site.withToken(token).auth.me()).resolves.toBeDefined();
  });

  test('cannot do so with a link that was used, is unknown, another’s, or too old', async () => {
    await site.anyone.auth.register({ body: EVE });
    const link = await readDisownLink();
    await expect(disown({ ...link, email: 'eva@example.com' })).rejects.toMatchObject({ status: 400 });
    await expect(disown({ ...link, token: 'x'.repeat(43) })).rejects.toMatchObject({ status: 400 });
    await disown(link);
    await expect(disown(link)).rejects.toMatchObject({ status: 400 });
    await site.anyone.auth.register({ body: EVE });
    const later = await readDisownLink();
    site.clock.advance(24 * HOUR);
    const tooLate = disown(later);
    await expect(tooLate).rejects.toMatchObject({ status: 400, message: expect.stringContaining('scaduto') });
  });

  test('cannot do so with a link for a new password', async () => {
    await site.anyone.auth.register({ body: EVE });
    await site.anyone.auth.forgotPassword({ body: EVE });
    const token = /reset-password\?token=([\w-]+)/.exec((await site.deliverMail()).at(-1)?.body ?? '')?.[1] ?? '';
    await expect(disown({ email: EVE.email, token })).rejects.toMatchObject({ status: 400 });
  });

  test('may do so where the address was confirmed in her name, for as long as the link is good', async () => {
    const { token } = await site.anyone.auth.register({ body: EVE });
    const link = await readDisownLink();
    await site.anyone.auth.confirmEmail({ body: link });
    site.clock.advance(24 * HOUR - 1);
    await disown(link);
    await expect(site.withToken(token).auth.me()).rejects.toMatchObject({ status: 401 });
    await site.anyone.auth.register({ body: EVE });
    const later = await readDisownLink();
    await site.anyone.auth.confirmEmail({ body: later });
    site.clock.advance(24 * HOUR);
    await expect(disown(later)).rejects.toMatchObject({ status: 400 });
  });

  test('is told where something was booked with the account, which stays', async () => {
    const { token } = await site.anyone.auth.register({ body: EVE });
    const link = await readDisownLink();
    await site.anyone.auth.confirmEmail({ body: link });
    await site.withToken(token).bookings.request({ body: aStayRequest() });
    await expect(disown(link)).rejects.toMatchObject({
      status: 409,
      message: 'Con questo account è già stata chiesta una prenotazione: l’account resta. Se non è tuo, scrivici.',
    });
    expect(await site.withToken(token).auth.me()).toMatchObject({ emailConfirmed: true });
  });

  test('takes back the stay that the owner entered for her, and has it once she proves the address', async () => {
    const { client: owner } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const stay = { key: randomUUID(), startDate: '2027-06-12', endDate: '2027-06-19', numberOfGuests: 2 };
    const { id } = await owner.bookings.enterByHand({ body: { ...stay, guestName: 'Ada', guestEmail: EVE.email } });
    const { token } = await site.anyone.auth.register({ body: EVE });
    const link = await readDisownLink();
    await site.anyone.auth.confirmEmail({ body: link });
    expect(await site.withToken(token).bookings.get({ params: { id } })).toMatchObject({ id });
    await disown(link);
    const ada = site.withToken((await site.anyone.auth.register({ body: { ...EVE, name: 'Ada' } })).token);
    await site.anyone.auth.confirmEmail({ body: await readDisownLink() });
    expect(await ada.bookings.get({ params: { id } })).toMatchObject({ id });
  });
});

describe('an address that an account moved to', () => {
  test.each(['USER', 'ADMIN'] as const)('is taken back, and the account of a %s has its former one', async (role) => {
    const { client, user, link } = await moveTo('ada@example.com', role);
    await disown(link);
    expect(await client.auth.me()).toMatchObject({ email: user.email, emailConfirmed: true });
    await expect(disown(link)).rejects.toMatchObject({ status: 400 });
    await expect(site.anyone.auth.register({ body: EVE })).resolves.toBeDefined();
  });

  test('moved twice, it has the last that was confirmed', async () => {
    const { client, user, password } = await moveTo('ada@example.com');
    await client.profile.update({ body: { email: 'eva@example.com', currentPassword: password } });
    await disown(await readDisownLink());
    expect(await client.auth.me()).toMatchObject({ email: user.email, emailConfirmed: true });
  });

  test('is freed all the same where the former one is another’s by now', async () => {
    const { client, user, link } = await moveTo('ada@example.com');
    await site.anyone.auth.register({ body: { ...EVE, email: user.email } });
    await disown(link);
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
  });

  test('never costs the site an administrator', async () => {
    const { client, user, link } = await moveTo('ada@example.com', 'ADMIN');
    await site.anyone.auth.register({ body: { ...EVE, email: user.email } });
    await expect(disown(link)).rejects.toMatchObject({ status: 409 });
    expect(await client.auth.me()).toMatchObject({ email: 'ada@example.com' });
  });

  test('is taken back once it is confirmed, too, with the stays that are its own, and without those that are not', async () => {
    const { client: owner } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const stay = { key: randomUUID(), startDate: '2027-06-12', endDate: '2027-06-19', numberOfGuests: 2 };
    const { id } = await owner.bookings.enterByHand({
      body: { ...stay, guestName: 'Ada', guestEmail: 'ada@example.com' },
    });
    const { client, user, password } = await site.signIn();
    const own = await client.bookings.request({
      body: aStayRequest({ startDate: '2027-07-03', endDate: '2027-07-10', guestEmail: user.email }),
    });
    await client.profile.update({ body: { email: 'ada@example.com', currentPassword: password } });
    const link = await readDisownLink();
    await site.anyone.auth.confirmEmail({ body: link });
    expect(await client.bookings.get({ params: { id: own.id } })).toMatchObject({ guestEmail: 'ada@example.com' });
    await disown(link);
    expect(await client.auth.me()).toMatchObject({ email: user.email, emailConfirmed: true });
    expect(await client.bookings.get({ params: { id: own.id } })).toMatchObject({ guestEmail: user.email });
    await expect(client.bookings.get({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await owner.bookings.get({ params: { id } })).toMatchObject({ guestEmail: 'ada@example.com' });
  });

  test('has nothing to go back to once it is confirmed and the link is too old, and the former one is forgotten', async () => {
    const { client, link } = await moveTo('ada@example.com');
    await site.anyone.auth.confirmEmail({ body: link });
    await site.app.forgetting.pollNow();
    expect(await site.database.selectFrom('former_emails').selectAll().execute()).toHaveLength(1);
    site.clock.advance(24 * HOUR);
    await site.app.forgetting.pollNow();
    expect(await site.database.selectFrom('former_emails').selectAll().execute()).toEqual([]);
    await expect(disown(link)).rejects.toMatchObject({ status: 400 });
    expect(await client.auth.me()).toMatchObject({ email: 'ada@example.com', emailConfirmed: true });
  });

  test('that waits to be confirmed has the former one for however long', async () => {
    await moveTo('ada@example.com');
    site.clock.advance(72 * HOUR);
    await site.app.forgetting.pollNow();
    expect(await site.database.selectFrom('former_emails').selectAll().execute()).toHaveLength(1);
  });
});

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const listAvatars = () => readdirSync(site.uploads).filter((name) => name.startsWith('avatar-'));
