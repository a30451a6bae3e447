import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../../testing/letting-site.ts';

let site: LettingSite;
let email: string;
beforeEach(async () => {
  site = await createLettingSite();
  ({ email } = site.guest.user);
});
afterEach(() => site.close());

const DAY_MS = 86_400_000;

/** The guest requests a stay, writes, reviews, and is rejected: no stay of hers is ahead. */
async function live(): Promise<string> {
  const { id } = await site.request();
  await site.guest.client.conversations.write({ params: { id }, body: { text: 'Arrivo alle tre' } });
  const comment = 'Una casa piena di luce e di limoni.';
  const review = await site.guest.client.reviews.write({ body: { rating: 5, comment } });
  await site.owner.client.reviews.decide({ params: { id: review.id }, body: { status: 'APPROVED' } });
  await site.owner.client.reviews.answer({ params: { id: review.id }, body: { text: 'Grazie della luce!' } });
  await site.anyone.contact.send({
    body: { name: 'Prova', email: email.toUpperCase(), message: 'È libera a giugno?', privacyAccepted: true },
  });
  const [message] = await site.owner.client.contact.list();
  const reply = { text: 'Sì, dal dodici', key: randomUUID() };
  await site.owner.client.contact.reply({ params: { id: message?.id ?? '' }, body: reply });
  await site.owner.client.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
  return id;
}

const readData = async () =>
  JSON.parse(await (await site.guest.client.personalData.mine()).text()) as Record<string, readonly unknown[]>;

const ofAddress = (address = email) => site.owner.client.personalData.ofAddress({ query: { email: address } });

/** Everything in the database, table by table, except what law and audit retain. */
async function textOfAll(): Promise<string> {
  const tables = await site.database.introspection.getTables();
  const kept = ['audit', 'notice_acceptances', 'schema_state', 'kept_values', 'attempts'];
  const rows = [];
  for (const { name } of tables.filter((table) => !kept.includes(table.name))) {
    rows.push(
      await site.database
        .$extendTables<Record<string, Record<string, unknown>>>()
        .selectFrom(name)
        .selectAll()
        .execute(),
    );
  }
  return JSON.stringify(rows).toLowerCase();
}

describe('what is held of somebody', () => {
  it('is told to her, all of it and of nobody else, and the audit says so', async () => {
    const id = await live();
    const data = await readData();
    expect(data).toMatchObject({
      email,
      account: { email, name: site.guest.user.name },
      bookings: [{ id, guestEmail: expect.any(String) }],
      conversations: [{ bookingId: id, side: 'GUEST', text: 'Arrivo alle tre' }],
      contactMessages: [{ message: 'È libera a giugno?', replies: [{ text: 'Sì, dal dodici' }] }],
      reviews: [{ rating: 5, answer: 'Grazie della luce!' }],
      ...{ money: [], documents: [], register: [] },
    });
    expect(data.letters?.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain(site.owner.user.email);
    const { entries } = await site.owner.client.audit.list({ query: { action: 'DATA_EXPORTED' } });
    expect(entries).toMatchObject([{ by: { id: site.guest.user.id }, summary: 'I propri dati' }]);
  });

  it('is told to an administrator of any address, whatever its spelling; of nobody it is 404', async () => {
    await live();
    const data = await ofAddress(email.toUpperCase());
    expect(data).toMatchObject({ email, bookings: [{}], contactMessages: [{}] });
    await expect(ofAddress('nessuno@example.com')).rejects.toMatchObject({
      status: 404,
      message: "Di questo indirizzo non c'è nulla",
    });
    await expect(site.guest.client.personalData.ofAddress({ query: { email } })).rejects.toMatchObject({ status: 403 });
  });

  it('asks for a fresh proof', async () => {
    site.clock.advance(11 * 60_000);
    const refusal = { status: 403, code: 'FRESH_PROOF_ASKED' };
    await expect(site.guest.client.personalData.mine()).rejects.toMatchObject(refusal);
    await expect(ofAddress()).rejects.toMatchObject(refusal);
    await expect(site.guest.client.personalData.eraseMine({ body: { email } })).rejects.toMatchObject(refusal);
  });
});

describe('an account that erases itself', () => {
  it('is gone with all that names it, and its sessions with it; what counts of the stay stays', async () => {
    const id = await live();
    const answer = await site.guest.client.personalData.eraseMine({ body: { email } });
    expect(answer.erased).toMatchObject({ account: 1, bookings: 1, conversations: 1, contactMessages: 1, reviews: 1 });
    await expect(site.guest.client.auth.me()).rejects.toMatchObject({ status: 401 });
    const left = await textOfAll();
    for (const text of [email.toLowerCase(), 'sì, dal dodici']) expect(left).not.toContain(text);
    const [booking] = await site.owner.client.bookings.list({ query: {} });
    expect(booking).toMatchObject({ id, guestName: 'Ospite', guestEmail: null, note: null });
    const { entries } = await site.owner.client.audit.list({ query: { action: 'DATA_ERASED' } });
    expect(entries).toMatchObject([{ object: 'ADDRESS', summary: expect.stringContaining('1 account') }]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it('must name its own address', async () => {
    const other = site.guest.client.personalData.eraseMine({ body: { email: site.owner.user.email } });
    await expect(other).rejects.toMatchObject({ status: 400, fields: { email: 'Scrivi il tuo indirizzo e-mail' } });
  });

  it('is refused while a stay is ahead, and of the last administrator', async () => {
    await site.decided('CONFIRMED');
    const refused = { status: 409, message: "C'è un soggiorno confermato" };
    await expect(site.guest.client.personalData.eraseMine({ body: { email } })).rejects.toMatchObject(refused);
    const own = site.owner.client.personalData.eraseMine({ body: { email: site.owner.user.email } });
    await expect(own).rejects.toMatchObject({ status: 409, message: 'Deve restare almeno un amministratore' });
    expect((await site.guest.client.auth.me()).email).toBe(email);
  });
});

describe('an administrator who erases an address', () => {
  it('is told what stays, why and until when, in the language of the call', async () => {
    const id = await site.decided('CONFIRMED');
    const entry = { direction: 'IN', purpose: 'STAY', amount: 5000, method: 'CASH', date: '2027-03-01' } as const;
    await site.owner.client.money.enter({ params: { id }, body: { ...entry, key: randomUUID() } });
    site.clock.advance(400 * DAY_MS);
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { kept } = await client.personalData.erase({ body: { email } });
    expect(kept).toContainEqual({
      what: 'Movimenti di denaro',
      why: 'La legge vuole che i documenti contabili restino per 10 anni',
      until: '2037-03-01',
    });
    await expect(client.personalData.erase({ body: { email: 'nessuno@example.com' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('takes a request that waits with her who made it', async () => {
    await site.request();
    await site.owner.client.personalData.erase({ body: { email } });
    expect(await site.owner.client.bookings.list({ query: {} })).toEqual([]);
  });
});

describe('what an older copy brings back of an erased address', () => {
  it('goes again, and what came later stays', async () => {
    await live();
    await site.owner.client.personalData.erase({ body: { email } });
    const adasData = {
      name: 'Prova',
      email,
      message: 'Un messaggio di prima',
      phone: null,
      answered: 0,
      language: 'it',
    } as const;
    const add = (id: string, created_at: string) =>
      site.database
        .insertInto('contact_messages')
        .values({ ...adasData, id, created_at })
        .execute();
    await add('before', '2027-02-01T10:00:00.000Z');
    await add('after', '2027-03-02T10:00:00.000Z');
    await site.app.finalizeData();
    expect((await site.owner.client.contact.list()).map(({ id }) => id)).toEqual(['after']);
    const { entries } = await site.owner.client.audit.list({ query: { action: 'DATA_ERASED' } });
    expect(entries[0]).toMatchObject({ by: null, summary: 'Di nuovo, dopo un ripristino: 1 messaggi dal sito' });
  });
});

describe('old messages', () => {
  it('of requests that were never confirmed go after six months once the owner wants it', async () => {
    const { id } = await site.request();
    await site.owner.client.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    const settings = await site.owner.client.privacy.replaceSettings({ body: { deletesMessages: true } });
    expect(settings).toMatchObject({ deletesMessages: true });
    site.clock.advance(170 * DAY_MS);
    await site.app.forgetting.pollNow();
    const left = async () => (await site.database.selectFrom('bookings').select('id').execute()).length;
    expect(await left()).toBe(1);
    site.clock.advance(20 * DAY_MS);
    await site.app.forgetting.pollNow();
    expect(await left()).toBe(0);
  });
});
