import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, noteQueries, type TestSite } from '../../../testing/index.ts';
import { createLimits } from '../../base/limits/limits.service.ts';
import { createContact } from './messages.service.ts';

const QUESTION = 'Buongiorno,\nla casa è libera a giugno?';
const OWNER = 'proprietaria@example.com';

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-11T10:00:00Z', ownerEmail: OWNER, offers: ['de'] });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

/** A visitor writes; returns the message as the owner reads it. */
async function receive(client = site.anyone) {
  const sender = { name: 'Ada Rossi', email: 'ada@example.com', privacyAccepted: true } as const;
  await client.contact.send({ body: { ...sender, message: QUESTION } });
  const [message] = await admin.contact.list();
  if (!message) throw new Error('nothing was received');
  return message;
}

const reply = (id: string, text: string, key: string = randomUUID()) =>
  admin.contact.reply({ params: { id }, body: { text, key } });

/** The letters to the sender. */
const lettersToAda = async () => (await site.deliverMail()).filter(({ to }) => to.address === 'ada@example.com');

async function fates() {
  const [message] = await admin.contact.list();
  return message?.replies.map(({ letter }) => letter);
}

describe('a reply', () => {
  it('is a letter that quotes the message, is kept with it, and answers it', async () => {
    const { id } = await receive();
    site.clock.advance(60_000);
    const told = { text: 'Sì, dal 12.\n\n{nome}', createdAt: '2027-03-11T10:01:00.000Z' };
    expect(await reply(id, `  ${told.text} `)).toMatchObject({
      ...{ id, message: QUESTION, answered: true },
      replies: [{ ...told, letter: 'QUEUED' }],
    });
    const [letter, ...more] = await lettersToAda();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      to: { name: 'Ada Rossi', address: 'ada@example.com' },
      replyTo: OWNER,
      subject: 'Re: Casa Zagara',
      body: `Sì, dal 12.

{nome}

Casa Zagara

L’11 marzo 2027 hai scritto:
> Buongiorno,
> la casa è libera a giugno?

Puoi rispondere a questa e-mail, o scriverci ancora da qui: ${site.origin}/contact
`,
    });
    expect(await admin.contact.list()).toMatchObject([{ answered: true, replies: [{ ...told, letter: 'SENT' }] }]);
    const title = 'La tua risposta a un messaggio dal sito, a chi l’ha scritto';
    expect(await admin.mail.list()).toContainEqual(expect.objectContaining({ title, status: 'SENT' }));
  });

  it('is worded in the language in which its sender reads the site', async () => {
    const { id } = await receive(site.speaking('de'));
    await reply(id, 'Ja, ab dem 12.');
    const [letter] = await lettersToAda();
    expect(letter).toMatchObject({ subject: 'Re: Casa Zagara' });
    expect(letter?.body).toContain('Am 11. März 2027 haben Sie geschrieben:\n> Buongiorno,');
    expect(letter?.body).toContain(`${site.origin}/de/contact`);
  });

  it('of a house without an address of its own is answered to its administrator', async () => {
    const other = await createTestSite();
    const { client, user } = await other.signIn({ role: 'ADMIN', emailConfirmed: true });
    await other.anyone.contact.send({
      body: { name: 'Ada Rossi', email: 'ada@example.com', message: QUESTION, privacyAccepted: true },
    });
    const [message] = await client.contact.list();
    await client.contact.reply({ params: { id: message?.id ?? '' }, body: { text: 'Sì', key: randomUUID() } });
    const letter = (await other.deliverMail()).find(({ to }) => to.address === 'ada@example.com');
    await other.close();
    expect(letter?.replyTo).toBe(user.email);
  });

  it('is sent once however often its key is, by two at once too, and another key is a second one', async () => {
    const { id } = await receive();
    const key = randomUUID();
    const [one, other] = await Promise.all([reply(id, 'Sì', key), reply(id, 'Sì', key)]);
    expect(other).toEqual(one);
    // Of an outdated version, too: the first call may have been lost on its way back.
    const [{ version } = { version: '' }] = await admin.contact.list();
    await admin.contact.mark({ params: { id }, body: { answered: false } });
    const again = await admin.contact.reply({ params: { id }, body: { text: 'Sì', key }, version });
    expect(again).toMatchObject({ answered: false, replies: [{ text: 'Sì' }] });
    expect(await lettersToAda()).toHaveLength(1);
    expect(await reply(id, 'E ci sono i letti')).toMatchObject({
      answered: true,
      replies: [{ text: 'Sì' }, { text: 'E ci sono i letti' }],
    });
    expect(await lettersToAda()).toHaveLength(2);
  });

  it('has 1 to 5000 characters and a key, and is of a message that is there', async () => {
    const { id } = await receive();
    const refused = { status: 400, fields: { text: 'Scrivi un messaggio' } };
    await expect(reply(id, ' \n ')).rejects.toMatchObject(refused);
    await expect(reply(id, 'è'.repeat(5001))).rejects.toMatchObject({ status: 400 });
    const noKey = { status: 400, fields: { key: expect.anything() } };
    await expect(reply(id, 'Sì', 'la stessa')).rejects.toMatchObject(noKey);
    await expect(reply('nessuno', 'Sì')).rejects.toMatchObject({ status: 404 });
    expect(await admin.contact.list()).toMatchObject([{ answered: false, replies: [] }]);
    expect((await reply(id, 'è'.repeat(5000))).replies).toHaveLength(1);
  });

  it('is deleted with its message', async () => {
    const { id } = await receive();
    await reply(id, 'Sì');
    await admin.contact.remove({ params: { id } });
    expect(await site.database.selectFrom('contact_replies').select('id').execute()).toEqual([]);
  });
});

describe('the fate of a letter', () => {
  it('is that of the outbox, and that it left is known for as long as the reply is', async () => {
    const { id } = await receive();
    await reply(id, 'Sì');
    const setStatus = async (status: 'FAILED' | 'HELD' | 'WAITING') =>
      await site.database.updateTable('outbox').set({ status }).where('kind', '=', 'CONTACT_REPLY').execute();
    await setStatus('FAILED');
    expect(await fates()).toEqual(['FAILED']);
    await setStatus('HELD');
    expect(await fates()).toEqual(['QUEUED']);
    await setStatus('WAITING');
    await site.deliverMail();
    await site.database.deleteFrom('outbox').execute();
    expect(await fates()).toEqual(['SENT']);
  });

  it('of one that is deleted before it leaves is that it never will', async () => {
    const { id } = await receive();
    await reply(id, 'Sì');
    const letter = (await admin.mail.list()).find(({ to }) => to.address === 'ada@example.com');
    await admin.mail.remove({ params: { id: letter?.id ?? '' } });
    expect(await fates()).toEqual(['FAILED']);
  });

  it('outdates no edit of the message', async () => {
    const { id } = await receive();
    const { version } = await reply(id, 'Sì');
    await site.deliverMail();
    await admin.contact.mark({ params: { id }, body: { answered: false }, version });
  });

  it('is told of many messages with as many queries as of one', async () => {
    const { database, queries } = noteQueries(site.database);
    const contact = createContact({
      ...{ database, clock: site.clock, ownerEmail: OWNER, queueLetter: async () => '', wakeSenders: () => undefined },
      limits: createLimits({ database, clock: site.clock }),
    });
    const asked = async () => {
      queries.length = 0;
      await contact.list({ language: 'it', requested: undefined });
      return [...queries];
    };
    await reply((await receive()).id, 'Sì');
    const ofOne = await asked();
    for (const text of ['Sì', 'No', 'Forse']) {
      site.clock.advance(60_000);
      await reply((await receive()).id, text);
    }
    expect(await asked()).toEqual(ofOne);
  });
});
