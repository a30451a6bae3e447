import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';

const MINUTE_MS = 60_000;
const OWNER = 'padrona@example.it';

let site: LettingSite;
let id: string;
beforeEach(async () => {
  site = await createLettingSite({ now: '2027-06-01T08:00:00Z', offers: ['de', 'en', 'fr'] });
  ({ id } = await site.request());
  await newMail();
});
afterEach(() => site.close());

/** The mail sent since the last call. */
async function newMail() {
  await site.deliverMail();
  return site.sent.splice(0).filter(({ subject }) => !subject.startsWith('Prenotazione'));
}

const write = (writer: LettingSite['guest'], text: string) =>
  writer.client.conversations.write({ params: { id }, body: { text } });
const read = (writer: LettingSite['guest']) => writer.client.conversations.read({ params: { id }, body: {} });
const confirm = async () => {
  await site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await newMail();
};

/** Moves the clock on, and runs the poller. */
async function later(minutes: number): Promise<void> {
  site.clock.advance(minutes * MINUTE_MS);
  await site.app.conversationRounds.pollNow();
}

describe('a message', () => {
  it('of the guest is mailed to the owner, who answers to her in person or on the site', async () => {
    await write(site.guest, 'Possiamo arrivare alle 18?');
    expect(await newMail()).toMatchObject([
      { to: { address: OWNER }, subject: 'Un messaggio da Ada Rossi', replyTo: site.guest.user.email },
    ]);
    await confirm();
    await read(site.owner);
    await write(site.guest, 'E alle 20?');
    const [letter] = await newMail();
    expect(letter).toMatchObject({ to: { address: OWNER }, replyTo: 'ada@example.com' });
    expect(letter?.body).toBe(`Casa Zagara

Ada Rossi ti ha scritto a proposito del soggiorno 12 giugno 2027 – 19 giugno 2027:

E alle 20?

Puoi rispondere qui: ${site.origin}/admin/bookings/${id}#conversazione

Se rispondi a questa e-mail, la risposta arriva di persona ma non compare nella conversazione.
`);
  });

  it('of the owner is mailed to the account that asked, until the stay is confirmed, and then where the guest said', async () => {
    await write(site.owner, 'Quanti siete?');
    const [question] = await newMail();
    expect(question).toMatchObject({
      to: { name: 'Ada Rossi', address: site.guest.user.email },
      replyTo: OWNER,
      subject: expect.stringMatching(/^Un messaggio da /),
    });
    expect(question?.body).toContain('\n\nQuanti siete?\n\n');
    expect(await site.owner.client.stayLetters.list({ params: { id } })).toContainEqual(
      expect.objectContaining({ kind: 'BOOKING_MESSAGE', state: 'SENT' }),
    );
    expect(question?.body).toContain(`${site.origin}/booking/${id}\n`);
    expect(question?.body).toMatch(
      /\n\nSe rispondi a questa e-mail, la risposta arriva di persona ma non compare nella conversazione\.\n$/,
    );
    await confirm();
    await read(site.guest);
    await write(site.owner, 'A presto');
    expect(await newMail()).toMatchObject([{ to: { address: 'ada@example.com' }, replyTo: OWNER }]);
  });

  it.each([
    [
      'de',
      /^Eine Nachricht von /,
      'Wenn Sie stattdessen auf diese E-Mail antworten, erreicht uns Ihre Antwort direkt, erscheint aber nicht in der Unterhaltung.',
    ],
    [
      'en',
      /^A message from /,
      'If you reply to this email instead, your answer reaches us directly but does not appear in the conversation.',
    ],
    [
      'fr',
      /^Un message de /,
      'Si vous répondez plutôt à cet e-mail, votre réponse nous parvient directement mais n’apparaît pas dans la conversation.',
    ],
  ] as const)('is mailed in the language of the booking: %s', async (language, subject, end) => {
    await site.database.updateTable('bookings').set({ language }).execute();
    await write(site.owner, 'Quanti siete?');
    const [letter] = await newMail();
    expect(letter?.subject).toMatch(subject);
    expect(letter?.body).toContain(`${site.origin}/${language}/booking/${id}`);
    expect(letter?.body.trimEnd().endsWith(end)).toBe(true);
    await write(site.guest, 'In due');
    expect((await newMail())[0]?.subject).toBe('Un messaggio da Ada Rossi');
  });

  it('goes as it was written, braces, markup and blank lines included', async () => {
    await write(site.guest, '{nome} <b>ciao</b>\n\n{collegamento}');
    expect((await newMail())[0]?.body).toContain(':\n\n{nome} <b>ciao</b>\n\n{collegamento}\n\nPuoi rispondere');
  });

  it('that is sent twice is mailed once', async () => {
    const key = '0b4b5a4e-4c58-4b0e-9a53-3f3f0a3b6f10';
    const send = () => site.guest.client.conversations.write({ params: { id }, body: { text: 'Uno', key } });
    await Promise.all([send(), send()]);
    await read(site.owner);
    await send();
    await later(120);
    expect(await newMail()).toHaveLength(1);
  });
});

describe('while one stays unread', () => {
  it('twenty in a minute are one letter, and one more an hour later with all the others', async () => {
    for (let count = 1; count <= 20; count += 1) {
      await write(site.guest, `messaggio ${count}`);
      site.clock.advance(3000);
    }
    const first = await newMail();
    expect(first).toHaveLength(1);
    expect(first[0]?.body).toContain('messaggio 1\n');
    await later(58);
    expect(await newMail()).toEqual([]);
    await later(1);
    const second = await newMail();
    expect(second).toHaveLength(1);
    const mailedNumbers = [...(second[0]?.body ?? '').matchAll(/^messaggio (\d+)$/gm)].map(([, number]) =>
      Number(number),
    );
    expect(mailedNumbers).toEqual(Array.from({ length: 19 }, (_, index) => index + 2));
    await later(600);
    expect(await newMail()).toEqual([]);
  });

  it('a later one waits for the hour of the last letter, and is mailed at once after it', async () => {
    await write(site.guest, 'Uno');
    site.clock.advance(61 * MINUTE_MS);
    await write(site.guest, 'Due');
    expect(await newMail()).toHaveLength(2);
    await write(site.guest, 'Tre');
    await later(59);
    expect(await newMail()).toEqual([]);
    await later(2);
    expect((await newMail()).map(({ body }) => /\n\n(Tre)\n\n/.exec(body)?.[1])).toEqual(['Tre']);
  });

  it('what is read on the site is mailed no more', async () => {
    await write(site.guest, 'Uno');
    await write(site.guest, 'Due');
    await newMail();
    await read(site.owner);
    await later(61);
    expect(await newMail()).toEqual([]);
  });

  it('the other side’s letters are counted apart', async () => {
    await write(site.guest, 'Uno');
    await write(site.owner, 'Due');
    expect((await newMail()).map(({ to }) => to.address)).toEqual([OWNER, site.guest.user.email]);
  });
});

it('one that was read is followed by a letter at once', async () => {
  await write(site.guest, 'Uno');
  await read(site.owner);
  await write(site.guest, 'Due');
  expect(await newMail()).toHaveLength(2);
});

it('what nobody told before the account was deleted is told to nobody, and asked for no more', async () => {
  await write(site.owner, 'Uno');
  await write(site.owner, 'Due');
  await newMail();
  await site.owner.client.users.remove({ params: { id: site.guest.user.id } });
  await later(61);
  expect(await newMail()).toEqual([]);
  const unannounced = await site.database
    .selectFrom('booking_messages')
    .select('id')
    .where('told_at', 'is', null)
    .execute();
  expect(unannounced).toEqual([]);
});
