import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureUrl } from '../../../../testing/avatar-pictures.ts';
import { createTestSite, type TestSite } from '../../../../testing/index.ts';

let site: TestSite;
let guest: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite();
  guest = await site.signIn();
});
afterEach(() => site.close());

const update = (body: Parameters<TestSite['anyone']['profile']['update']>[0]['body']) =>
  guest.client.profile.update({ body });

const wrongPassword = {
  status: 400,
  message: 'La password attuale non è corretta',
  fields: { currentPassword: 'La password attuale non è corretta' },
};

describe('a profile', () => {
  it('keeps what an edit leaves out', async () => {
    const { user } = await update({ name: '  Dora   Gialli ' });
    expect(user).toEqual({ ...guest.user, name: 'Dora   Gialli' });
    expect(await guest.client.auth.me()).toEqual(user);
  });

  it('has its own name and e-mail only, whatever else is sent', async () => {
    const response = await fetch(`${site.origin}/api/auth/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Dora', role: 'ADMIN', emailConfirmed: false, id: 'another' }),
    });
    expect(await response.json()).toEqual({ user: { ...guest.user, name: 'Dora' } });
  });

  it('names every wrong field', async () => {
    await expect(update({ name: 'D', email: 'dora', newPassword: 'corta' })).rejects.toMatchObject({
      status: 400,
      fields: {
        name: 'Il nome deve essere lungo almeno due caratteri',
        email: 'Per favore inserisci una email valida',
        newPassword: 'La password deve essere lunga almeno 6 caratteri',
      },
    });
  });

  it('names what is wrong beyond its shape beside what is wrong in it, and all of that at once', async () => {
    const avatar = 'https://example.com/ada.jpg';
    const passwords = { newPassword: 'giusta1', currentPassword: 'sbagliata' };
    const currentPassword = 'La password attuale non è corretta';
    await expect(update({ name: 'D', avatar, ...passwords })).rejects.toMatchObject({
      fields: { name: expect.any(String), avatar: expect.any(String), currentPassword },
    });
    await expect(update({ name: 'Dora', avatar, ...passwords })).rejects.toMatchObject({
      fields: { avatar: expect.any(String), currentPassword },
    });
    expect(await guest.client.auth.me()).toEqual(guest.user);
  });

  it('is also open to somebody who has not confirmed her e-mail', async () => {
    const { client } = await site.signIn({ role: 'USER', emailConfirmed: false });
    await expect(client.profile.update({ body: { name: 'Dora' } })).resolves.toBeDefined();
  });
});

describe('a new password', () => {
  it('needs the present one', async () => {
    await expect(update({ newPassword: 'nuova password' })).rejects.toMatchObject(wrongPassword);
    const wrong = update({ newPassword: 'nuova password', currentPassword: 'sbagliata' });
    await expect(wrong).rejects.toMatchObject(wrongPassword);
    expect(await guest.client.auth.me()).toEqual(guest.user);
  });

  it('ends all sessions but this one', async () => {
    const { user, password } = guest;
    const elsewhere = await site.anyone.auth.login({ body: { email: user.email, password } });
    await update({ newPassword: 'nuova password', currentPassword: password });
    expect(await guest.client.auth.me()).toEqual(user);
    await expect(site.withToken(elsewhere.token).auth.me()).rejects.toMatchObject({ status: 401 });
    const signIn = (word: string) => site.anyone.auth.login({ body: { email: user.email, password: word } });
    await expect(signIn('nuova password')).resolves.toBeDefined();
    await expect(signIn(password)).rejects.toMatchObject({ status: 401 });
  });

  it('is not had by guessing: ten wrong ones in a quarter of an hour, right ones not counted', async () => {
    const attempt = (currentPassword: string) => update({ newPassword: guest.password, currentPassword });
    await attempt(guest.password);
    for (let count = 0; count < 10; count += 1) await expect(attempt('sbagliata')).rejects.toMatchObject(wrongPassword);
    await expect(attempt(guest.password)).rejects.toMatchObject({ status: 429 });
    site.clock.advance(15 * 60_000);
    await expect(attempt(guest.password)).resolves.toBeDefined();
  });
});

describe('a new e-mail', () => {
  const email = 'dora.nuova@example.com';

  it('needs the present password', async () => {
    await expect(update({ email })).rejects.toMatchObject(wrongPassword);
  });

  it('must be confirmed again, by the link that is mailed to it', async () => {
    const { user } = await update({ email, currentPassword: guest.password });
    expect(user).toEqual({ ...guest.user, email, emailConfirmed: false });
    const [mail] = await site.deliverMail();
    expect(mail?.to.address).toBe(email);
    const link = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    await site.anyone.auth.confirmEmail({ body: { email, token } });
    expect(await guest.client.auth.me()).toEqual({ ...user, emailConfirmed: true });
  });

  it('ends all sessions but this one', async () => {
    const { email: before, id } = guest.user;
    const elsewhere = await site.anyone.auth.login({ body: { email: before, password: guest.password } });
    await update({ email, currentPassword: guest.password });
    expect(await guest.client.auth.me()).toMatchObject({ id, email });
    await expect(site.withToken(elsewhere.token).auth.me()).rejects.toMatchObject({ status: 401 });
  });

  it('is none where only the case is another, and ends no session then', async () => {
    const elsewhere = await site.anyone.auth.login({ body: { email: guest.user.email, password: guest.password } });
    const spelled = guest.user.email.toUpperCase();
    const { user } = await update({ email: spelled });
    expect(user).toEqual({ ...guest.user, email: spelled });
    expect(await site.deliverMail()).toEqual([]);
    expect(await site.withToken(elsewhere.token).auth.me()).toEqual(user);
  });

  it('cannot be one that is taken', async () => {
    const { user: other } = await site.signIn();
    const taken = update({ email: other.email.toUpperCase(), currentPassword: guest.password });
    await expect(taken).rejects.toMatchObject({ status: 409, message: 'Questo indirizzo e-mail è già registrato' });
    expect(await guest.client.auth.me()).toEqual(guest.user);
  });

  it('is mailed to three times an hour at most', async () => {
    const change = (name: string) => update({ email: `${name}@example.com`, currentPassword: guest.password });
    for (const name of ['uno', 'due', 'tre']) await change(name);
    await expect(change('quattro')).rejects.toMatchObject({ status: 429 });
    expect(await guest.client.auth.me()).toMatchObject({ email: 'tre@example.com' });
  });

  it('is hers to change however often others ask for a link in her name', async () => {
    for (let count = 0; count < 4; count += 1)
      await site.anyone.auth.forgotPassword({ body: { email: guest.user.email } });
    const { user } = await update({ email: 'uno@example.com', currentPassword: guest.password });
    expect(user.email).toBe('uno@example.com');
  });
});

describe('the pages of the site', () => {
  let renders: number;
  beforeEach(async () => {
    renders = 0;
    await site.close();
    site = await createTestSite({
      renderPage: async () => {
        renders += 1;
        return { status: 200, html: '' };
      },
    });
    guest = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    await fetch(site.origin);
  });

  async function rendersAfter(change: () => Promise<unknown>): Promise<number> {
    const before = renders;
    await change();
    await fetch(site.origin);
    return renders - before;
  }

  it('stay where somebody changes her profile who stands on none of them', async () => {
    expect(await rendersAfter(() => update({ name: 'Dora Verdi' }))).toBe(0);
    expect(await rendersAfter(async () => update({ avatar: await pictureUrl() }))).toBe(0);
  });

  it.each([true, false])('are made anew where she wrote a review that is approved: %s', async (isApproved) => {
    const { id } = await guest.client.reviews.write({
      body: { rating: 5, comment: 'Una settimana di vento e di luce.' },
    });
    const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    if (isApproved) await admin.client.reviews.decide({ params: { id }, body: { status: 'APPROVED' } });
    await fetch(site.origin);
    const made = isApproved ? 1 : 0;
    expect(await rendersAfter(() => update({ name: 'Dora Verdi' }))).toBe(made);
    expect(await rendersAfter(() => update({ newPassword: 'nuova parola', currentPassword: guest.password }))).toBe(0);
    const of = { params: { id: guest.user.id } };
    expect(await rendersAfter(() => admin.client.users.update({ ...of, body: { role: 'USER' } }))).toBe(0);
    expect(await rendersAfter(() => admin.client.users.update({ ...of, body: { name: 'Dora Blu' } }))).toBe(made);
    expect(await rendersAfter(() => admin.client.users.remove(of))).toBe(made);
  });
});
