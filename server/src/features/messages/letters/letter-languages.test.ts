import type { Language } from '@approdo/shared/domain/base/language/language';
import { LANGUAGES, OTHER_LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { fillWording, findWordingFaults } from '@approdo/shared/domain/base/text/wording';
import { findLooseMarks } from '@approdo/shared/words/base/loose-marks';
import { listCoastalWords } from '@approdo/shared/words/testing/coastal-words';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { defaultWordingOf, type Letter, placeholdersOf, samplesOf } from './letter.ts';
import { LETTERS } from './letters.ts';

const guestLetters = LETTERS.filter(({ audience }) => audience === 'guest');
const ownerLetters = LETTERS.filter(({ audience }) => audience === 'owner');

describe.each(guestLetters.map((letter) => [letter.kind, letter] as const))('the letter %s', (_, letter) => {
  test.each(OTHER_LANGUAGES)('tells in %s all that it tells in Italian', (language) => {
    const wording = defaultWordingOf(letter, language);
    const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    expect(namesIn(wording.subject)).toEqual(namesIn(letter.texts.it.subject));
    expect(namesIn(wording.body)).toEqual(namesIn(letter.texts.it.body));
    expect(findWordingFaults(wording, placeholdersOf(letter))).toEqual({});
    // `Re:` is the same in all languages (RFC 5322, 3.6.5).
    if (!wording.subject.startsWith('Re: ')) expect(wording.subject).not.toBe(letter.texts.it.subject);
  });

  test.each(LANGUAGES)('is filled in %s, with the addresses of that language', (language) => {
    const { body } = fillWording(
      defaultWordingOf(letter, language),
      samplesOf(letter, 'https://casa.example', language),
    );
    const home = language === 'it' ? 'https://casa.example/' : `https://casa.example/${language}`;
    const links = body.match(/https:\/\/casa\S+/g) ?? [];
    expect(links).not.toEqual([]);
    for (const link of links) expect(link.startsWith(home) && /^[/#]?[\w-]/.test(link.slice(home.length))).toBe(true);
    expect(body).not.toMatch(/\{\w+\}/);
    if (language !== 'it') expect(body).not.toMatch(/giu |sì\b/);
  });
});

test.each(guestLetters.map((letter) => [letter.kind, letter] as const))(
  'no line of the letter %s in French can begin with a mark',
  (_, letter) => {
    const samples = { ...samplesOf(letter, 'https://casa.example', 'fr'), messaggio: 'En italien' };
    const { subject, body } = fillWording(defaultWordingOf(letter, 'fr'), samples);
    // What mail programs write before an answer is the same everywhere.
    for (const text of [subject.replace(/^Re: /, ''), body]) expect(findLooseMarks(text)).toEqual([]);
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  test('no letter, nor what fills it in a preview, takes the house to be on a coast', () => {
    const letters: readonly Letter[] = [...guestLetters, ...ownerLetters];
    const values = letters.map((letter) => {
      const { subject, body } = defaultWordingOf(letter, language);
      const samples = Object.values(samplesOf(letter, 'https://casa.example', language));
      return [letter.kind, [subject, body, ...samples].flatMap((text) => listCoastalWords(text, language))];
    });
    expect(values.filter(([, words = []]) => words.length > 0)).toEqual([]);
  });
});

describe('what German asks for', () => {
  const inGerman = (kind: string) => {
    const letter = guestLetters.find((one) => one.kind === kind);
    if (!letter) throw new Error(`no letter ${kind}`);
    return fillWording(defaultWordingOf(letter, 'de'), samplesOf(letter, 'https://casa.example', 'de')).body;
  };

  test('hours say that they are hours', () => {
    expect(inGerman('BOOKING_REQUESTED')).toContain('bis zum 3. März 2027, 18:30 Uhr (italienische Zeit).');
    expect(inGerman('ARRIVAL')).toContain('Anreise ab: 15:00 Uhr\nAbreise bis: 10:00 Uhr\n');
    expect(inGerman('CONFIRM_EMAIL')).toContain('am 12. Juni 2027, 18:30 Uhr (italienische Zeit).');
  });

  test('what is to be paid stands apart from what the transfer says', () => {
    const part = 'Restzahlung: 424\u00A0€, bis zum 13. Mai 2027\nVerwendungszweck: RF1748213907 saldo 12/06/2027\n\n';
    for (const kind of ['PAYMENT_ASKED', 'BALANCE_DUE', 'PAYMENT_LATE']) expect(inGerman(kind)).toContain(part);
  });
});

test('what goes to the owner leads to the back office', () => {
  const links = ownerLetters.flatMap(placeholdersOf).filter(({ kind }) => kind === 'link');
  for (const { sample } of links) expect(sample).toMatch(/^\/admin(\/|$)/);
  expect(links.length).toBeGreaterThan(5);
});

describe('who reads the site in another language', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite({ offers: ['en', 'de', 'fr'], ownerEmail: 'proprietaria@example.com' });
  });
  afterEach(() => site.close());

  async function requestIn(lang: Language | undefined) {
    const guest = await site.signIn();
    const client = site.withToken(guest.token, lang);
    return { guest, client, booking: await client.bookings.request({ body: aStayRequest({ linen: true }) }) };
  }

  async function lettersTo(address: string) {
    return (await site.deliverMail()).filter((mail) => mail.to.address === address);
  }

  test('is written to in it about her booking, whoever decides on it; the owner reads Italian', async () => {
    const { guest, booking } = await requestIn('de');
    const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await admin.client.bookings.decide({ params: { id: booking.id }, body: { status: 'CONFIRMED' } });
    const [received] = await lettersTo(guest.user.email);
    expect(received?.subject).toBe('Wir haben Ihre Anfrage erhalten: 12. Juni 2027 – 19. Juni 2027');
    expect(received?.body).toContain('Bettwäsche und Handtücher: ja');
    expect(received?.body).toContain(`${site.origin}/de/booking`);
    expect((await lettersTo('ada@example.com'))[0]?.subject).toBe('Buchung bestätigt: 12. Juni 2027 – 19. Juni 2027');
    const [forOwner] = await lettersTo('proprietaria@example.com');
    expect(forOwner?.subject).toBe('Nuova richiesta da Ada Rossi: 12 giugno 2027 – 19 giugno 2027');
    expect(forOwner?.body).toContain(`${site.origin}/admin/bookings`);
  });

  test('is written to in it when it is offered no longer, with links that lead to the Italian pages', async () => {
    const { guest, booking } = await requestIn('de');
    const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await site.deliverMail();
    await admin.client.languages.offer({ body: { offered: ['en'] } });
    await admin.client.bookings.decide({ params: { id: booking.id }, body: { status: 'REJECTED' } });
    const letter = (await lettersTo(guest.user.email)).at(-1);
    expect(letter?.body).toContain('Guten Tag');
    const [link = ''] = letter?.body.match(/https?:\S+/) ?? [];
    expect(link).toBe(`${site.origin}/booking`);
    const other = await site.signIn({ role: 'EDITOR', emailConfirmed: false });
    await site.withToken(other.token, 'de').auth.resendConfirmation({ body: { email: other.user.email } });
    expect((await lettersTo(other.user.email)).at(-1)?.body).toContain(`${site.origin}/confirm-email?token=`);
  });

  test('gets the links of her account in the language in which she asks for them', async () => {
    const body = { name: 'Léa Martin', email: 'lea@example.com', password: 'limoni di mare' };
    await site.speaking('fr').auth.register({ body });
    await site.speaking('en').auth.forgotPassword({ body: { email: body.email } });
    const letters = await lettersTo(body.email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Confirmez votre adresse e-mail', 'Choose a new password']);
    expect(letters[0]?.body).toContain(`${site.origin}/fr/confirm-email?token=`);
    expect(letters[1]?.body).toContain(`${site.origin}/en/reset-password?token=`);
  });

  test('shows it to a caller who names a language, and to nobody else', async () => {
    const { guest, client, booking } = await requestIn('fr');
    expect(booking.language).toBe('fr');
    await client.reviews.write({ body: { rating: 5, comment: 'Une semaine sans chaussures.' } });
    await client.contact.send({ body: { name: 'Léa', email: guest.user.email, message: 'Bonjour à vous' } });
    const { token, client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const speaking = site.withToken(token, 'it');
    expect((await speaking.bookings.list()).map(({ language }) => language)).toContain('fr');
    expect((await speaking.reviews.list())[0]).toMatchObject({ language: 'fr' });
    expect((await speaking.contact.list())[0]).toMatchObject({ language: 'fr' });
    const lists = [await admin.bookings.list(), await admin.reviews.list(), await admin.contact.list()];
    for (const things of lists) expect(things[0]).not.toHaveProperty('language');
  });
});

describe('a wording in another language', () => {
  let site: TestSite;
  let admin: TestSite['anyone'];
  beforeEach(async () => {
    site = await createTestSite({ offers: ['en'] });
    admin = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
  });
  afterEach(() => site.close());

  const kind = 'BOOKING_REQUESTED';
  const english = { params: { kind }, query: { language: 'en' } } as const;

  async function find() {
    return (await admin.mail.listWordings({ query: { language: 'en' } })).find((wording) => wording.kind === kind);
  }

  async function findItalian() {
    return (await admin.mail.listWordings()).find((wording) => wording.kind === kind);
  }

  async function receive() {
    const guest = await site.signIn();
    await site.withToken(guest.token, 'en').bookings.request({ body: aStayRequest() });
    return (await site.deliverMail()).filter(({ to }) => to.address === guest.user.email).at(-1);
  }

  test('is the program’s own, and there is none of the owner’s letters', async () => {
    const wordings = await admin.mail.listWordings({ query: { language: 'en' } });
    // While the register is off, none of its letters is sent.
    const kinds = guestLetters.map((letter) => letter.kind).filter((each) => each !== 'CHECK_IN');
    expect(wordings.map((wording) => wording.kind)).toEqual(kinds);
    expect(wordings.every(({ isChanged, isOwnInItalianAlone }) => !isChanged && !isOwnInItalianAlone)).toBe(true);
    const owners = { params: { kind: 'BOOKING_REQUESTED_OWNER' }, query: { language: 'en' } } as const;
    const body = { subject: 'A', body: '{collegamento}' };
    await expect(admin.mail.changeWording({ ...owners, body })).rejects.toMatchObject({ status: 404 });
  });

  test('stays the program’s, and is marked, while the owner words it in Italian alone', async () => {
    const body = { subject: 'Grazie, {nome}', body: 'Eccola: {collegamento}' };
    await admin.mail.changeWording({ params: { kind }, body });
    expect(await find()).toMatchObject({ isChanged: false, isOwnInItalianAlone: true });
    expect(await findItalian()).toMatchObject({ ownLanguages: ['it'] });
    expect((await receive())?.subject).toMatch(/^We have received your request/);
    await admin.mail.changeWording({
      ...english,
      body: { subject: 'Thank you, {nome}', body: 'Here: {collegamento}' },
    });
    expect(await find()).toMatchObject({ subject: 'Thank you, {nome}', isChanged: true });
    expect(await find()).not.toHaveProperty('isOwnInItalianAlone');
    expect(await findItalian()).toMatchObject({ languages: ['it', 'en', 'de', 'fr'], ownLanguages: ['it', 'en'] });
    expect(await receive()).toMatchObject({
      subject: 'Thank you, Ada Rossi',
      body: expect.stringMatching(new RegExp(`^Casa Zagara\n\nHere: ${site.origin}/en/booking/[-0-9a-f]{36}\n$`)),
    });
    const { fields } = await admin.translations.get({ params: { language: 'en', kind: 'mail_wordings', id: kind } });
    expect(fields.map(({ field, state }) => [field, state])).toEqual([
      ['subject', 'CHECKED'],
      ['body', 'CHECKED'],
    ]);
  });

  test('goes back to the program’s, and is tried out with values in its language', async () => {
    await admin.mail.changeWording({ ...english, body: { subject: 'Thank you', body: 'Here: {collegamento}' } });
    await admin.mail.restoreWording(english);
    expect(await find()).toMatchObject({ isChanged: false });
    await admin.mail.sampleWording({ ...english, body: { subject: '{arrivo}', body: '{collegamento}' } });
    const [sample] = await site.deliverMail();
    expect(sample).toMatchObject({
      subject: 'Prova: Jun 12, 2027',
      body: `Casa Zagara\n\n${site.origin}/en/booking\n`,
    });
  });

  test('is the owner’s alone: editors and guests change none, in no language', async () => {
    const { client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const { client: editor } = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const { client: guest } = await site.signIn();
    for (const language of ['it', 'de'] as const) {
      const named = { params: { kind: 'ARRIVAL' }, query: { language } };
      const listed = async () => await admin.mail.listWordings({ query: { language } });
      const before = await listed();
      const body = { subject: 'Altro', body: 'Altro: {collegamento}' };
      for (const client of [editor, guest]) {
        await expect(client.mail.changeWording({ ...named, body })).rejects.toMatchObject({ status: 403 });
        await expect(client.mail.restoreWording(named)).rejects.toMatchObject({ status: 403 });
      }
      await expect(site.anyone.mail.changeWording({ ...named, body })).rejects.toMatchObject({ status: 401 });
      expect(await listed()).toEqual(before);
    }
  });

  test('is refused where the language is none', async () => {
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    for (const language of ['', 'es']) {
      const path = `${site.origin}/api/mail/wordings?language=${language}`;
      expect((await fetch(path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(400);
    }
  });
});
