import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const aMessage = {
  name: 'Ada Rossi',
  email: 'ada@example.com',
  phone: '+39 081 000000',
  message: 'Buongiorno, la casa è libera a giugno?',
  privacyAccepted: true,
} as const;

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', ownerEmail: 'proprietaria@example.com' });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

function send(body: object, headers: Record<string, string> = {}) {
  return fetch(`${site.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('a message', () => {
  it('is kept for the owner', async () => {
    const response = await send({ ...aMessage, name: '  Ada   Rossi ', answered: true });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: 'Messaggio inviato con successo!' });
    expect(await admin.contact.list()).toEqual([
      {
        id: expect.any(String),
        name: 'Ada   Rossi',
        email: 'ada@example.com',
        phone: '+39 081 000000',
        message: aMessage.message,
        answered: false,
        createdAt: '2027-03-01T10:00:00.000Z',
        replies: [],
        version: expect.any(String),
      },
    ]);
  });

  it('is mailed to her, and the answer goes to its writer', async () => {
    await send(aMessage);
    const [mail, ...more] = await site.deliverMail();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: 'proprietaria@example.com' },
      replyTo: 'ada@example.com',
      subject: 'Nuovo messaggio da Ada Rossi',
    });
    expect(mail?.body).toContain(aMessage.message);
    expect(mail?.body).toContain('Telefono: +39 081 000000');
    expect(mail?.body).toContain(`${site.origin}/admin/messages`);
  });

  it('needs no telephone', async () => {
    const { phone: _, ...withoutPhone } = aMessage;
    await send(withoutPhone);
    await send({ ...aMessage, phone: '' });
    await send({ ...aMessage, phone: null });
    expect((await admin.contact.list()).map(({ phone }) => phone)).toEqual([null, null, null]);
  });

  it('names every wrong field at once, the privacy of a visitor among them', async () => {
    const response = await send({ name: ' A ', email: 'ada', message: 'breve', phone: '1'.repeat(31) });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Il nome deve essere lungo almeno due caratteri',
      fields: {
        name: 'Il nome deve essere lungo almeno due caratteri',
        email: 'Per favore inserisci una email valida',
        message: 'I messaggi devono essere lunghi almeno 10 caratteri',
        phone: 'Al massimo 30 caratteri',
        privacyAccepted: 'Devi accettare le condizioni della privacy per inviare il messaggio.',
      },
      code: 'NAME_TOO_SHORT',
    });
  });

  it.each([undefined, false, null, 'true', 1])('of a visitor is refused with privacy %j', async (privacyAccepted) => {
    const response = await send({ ...aMessage, privacyAccepted });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'Devi accettare le condizioni della privacy per inviare il messaggio.',
    });
  });

  it('of an account needs no privacy accepted, nor a confirmed e-mail', async () => {
    const { token } = await site.signIn({ role: 'USER', emailConfirmed: false });
    const { privacyAccepted: _, ...body } = aMessage;
    expect((await send(body, { authorization: `Bearer ${token}` })).status).toBe(201);
  });

  it('has 10 to 5000 characters', async () => {
    expect((await send({ ...aMessage, message: 'è'.repeat(5000) })).status).toBe(201);
    expect((await send({ ...aMessage, message: 'è'.repeat(5001) })).status).toBe(400);
    expect((await send({ ...aMessage, message: `  ${'a'.repeat(9)}  ` })).status).toBe(400);
  });

  it('that a robot wrote is answered as any and kept nowhere', async () => {
    const response = await send({ ...aMessage, leaveThisEmpty: 'https://spam.example.com' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ message: 'Messaggio inviato con successo!' });
    expect(await admin.contact.list()).toEqual([]);
    expect(await site.deliverMail()).toEqual([]);
    expect((await send({ ...aMessage, leaveThisEmpty: '' })).status).toBe(201);
    expect(await admin.contact.list()).toHaveLength(1);
  });
});

describe('the owner', () => {
  it('reads the newest first', async () => {
    for (const name of ['Prima', 'Seconda']) {
      await send({ ...aMessage, name });
      site.clock.advance(1000);
    }
    expect((await admin.contact.list()).map(({ name }) => name)).toEqual(['Seconda', 'Prima']);
  });

  it('marks what she has answered', async () => {
    await send(aMessage);
    const [message] = await admin.contact.list();
    const params = { id: message?.id ?? '' };
    expect(await admin.contact.mark({ params, body: { answered: true } })).toMatchObject({ ...aMark, answered: true });
    expect(await admin.contact.list()).toMatchObject([{ answered: true }]);
    expect(await admin.contact.mark({ params, body: { answered: false } })).toMatchObject({ answered: false });
  });

  it('deletes a message once', async () => {
    await send(aMessage);
    const [message] = await admin.contact.list();
    const params = { id: message?.id ?? '' };
    await admin.contact.remove({ params });
    expect(await admin.contact.list()).toEqual([]);
    await expect(admin.contact.remove({ params })).rejects.toMatchObject({ status: 404 });
    await expect(admin.contact.mark({ params, body: { answered: true } })).rejects.toMatchObject({ status: 404 });
  });

  it('is every administrator where no address is set', async () => {
    const other = await createTestSite();
    const { user } = await other.signIn({ role: 'ADMIN', emailConfirmed: true });
    await other.anyone.contact.send({ body: aMessage });
    const mails = await other.deliverMail();
    await other.close();
    expect(mails.map(({ to }) => to.address)).toEqual([user.email]);
  });
});

const aMark = { name: aMessage.name, message: aMessage.message };

describe('in an hour', () => {
  it('a visitor writes five times from one address, robots included', async () => {
    await send({ ...aMessage, leaveThisEmpty: 'x' });
    for (let count = 0; count < 4; count += 1) expect((await send(aMessage)).status).toBe(201);
    const sixth = await send(aMessage);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('3600');
    expect((await send(aMessage, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(201);
    site.clock.advance(60 * 60_000);
    expect((await send(aMessage)).status).toBe(201);
  });

  it('an account writes twenty times, from wherever', async () => {
    const { token } = await site.signIn();
    const authorization = `Bearer ${token}`;
    for (let count = 0; count < 20; count += 1) {
      expect((await send(aMessage, { authorization, 'x-forwarded-for': `198.51.100.${count}` })).status).toBe(201);
    }
    expect((await send(aMessage, { authorization })).status).toBe(429);
    expect((await send(aMessage)).status).toBe(201);
  });
});
