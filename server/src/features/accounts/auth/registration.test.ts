import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const ada = { name: 'Ada Rossi', email: 'ada@example.com', password: 'segreto' };

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

describe('registering', () => {
  test('opens an unconfirmed account, signed in, and mails its confirmation', async () => {
    const { token, user } = await site.anyone.auth.register({ body: ada });
    expect(user).toMatchObject({ email: 'ada@example.com', role: 'USER', emailConfirmed: false });
    expect(await site.withToken(token).auth.me()).toEqual(user);
    const [mail] = await site.deliverMail();
    expect(mail).toMatchObject({ to: { name: '', address: 'ada@example.com' }, replyTo: null });
    expect(mail?.body).toContain(`${site.origin}/confirm-email?token=`);
  });

  test('on the way to a request says so in the link, for whoever opens it in another browser', async () => {
    await site.anyone.auth.register({ body: { ...ada, isForRequest: true } });
    await site.anyone.auth.register({ body: { ...ada, email: 'eva@example.com' } });
    const links = (await site.deliverMail()).map(({ body }) => /\S+\/confirm-email\?\S+/.exec(body)?.[0] ?? '');
    expect(links.map((link) => new URL(link).hash)).toEqual(['#request', '']);
  });

  test('takes neither a role nor a confirmation from the body', async () => {
    const response = await fetch(`${site.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ada, role: 'ADMIN', emailConfirmed: true, id: 'x' }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ user: { role: 'USER', emailConfirmed: false } });
  });

  test('with an e-mail that is taken, in any spelling, is refused', async () => {
    await site.anyone.auth.register({ body: ada });
    await expect(site.anyone.auth.register({ body: { ...ada, email: 'ADA@Example.com' } })).rejects.toMatchObject({
      status: 409,
      message: 'Questo indirizzo e-mail è già registrato',
    });
  });

  test('the same e-mail twice at once opens one account', async () => {
    const both = await Promise.allSettled([
      site.anyone.auth.register({ body: ada }),
      site.anyone.auth.register({ body: { ...ada, email: 'ADA@example.com' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await site.deliverMail()).toHaveLength(1);
  });

  test('names all wrong fields at once', async () => {
    const refusal = site.anyone.auth.register({ body: { name: 'A', email: 'ada', password: '12345' } });
    await expect(refusal).rejects.toMatchObject({
      status: 400,
      message: 'Il nome deve essere lungo almeno due caratteri',
      fields: {
        name: 'Il nome deve essere lungo almeno due caratteri',
        email: 'Per favore inserisci una email valida',
        password: 'La password deve essere lunga almeno 6 caratteri',
      },
    });
  });

  test('is done ten times an hour from one address', async () => {
    for (let n = 1; n <= 10; n += 1) await site.anyone.auth.register({ body: { ...ada, email: `a${n}@example.com` } });
    await expect(site.anyone.auth.register({ body: ada })).rejects.toMatchObject({ status: 429 });
    site.clock.advance(60 * 60_000);
    await expect(site.anyone.auth.register({ body: ada })).resolves.toBeDefined();
  });
});
