import { LETTER_MAX_LENGTH, type MailStatus } from '@approdo/shared/contract/content/mail';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';

const DAY = 24 * 3_600_000;
const OWNER = 'proprietaria@example.com';

let site: TestSite;
let admin: TestSite['anyone'];
let adminEmail: string;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z', ownerEmail: OWNER });
  const signedIn = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  admin = signedIn.client;
  adminEmail = signedIn.user.email;
});
afterEach(() => site.close());

/** Queues a message to the owner, in the status that the test needs. */
async function queueMessage(status: MailStatus, change: { attempts?: number; last_error?: string } = {}) {
  await site.anyone.contact.send({
    body: { name: 'Ada Rossi', email: 'ada@example.com', message: 'Buongiorno a voi', privacyAccepted: true },
  });
  await site.database
    .updateTable('outbox')
    .set({ status, ...change })
    .where('status', '=', 'WAITING')
    .execute();
  const [newest] = await admin.mail.list();
  if (!newest) throw new Error('nothing was queued');
  return newest;
}

async function listStatuses(reader = admin) {
  return (await reader.mail.list()).map(({ status }) => status);
}

describe('the outbox', () => {
  it('tells what is on its way, and nothing of its text', async () => {
    await queueMessage('WAITING');
    expect(await admin.mail.list()).toEqual([
      {
        id: expect.any(String),
        title: 'Nuovo messaggio dal sito, a te',
        to: { name: '', address: OWNER },
        subject: 'Nuovo messaggio da Ada Rossi',
        status: 'WAITING',
        attempts: 0,
        nextAttemptAt: '2027-03-01T10:00:00.000Z',
        lastError: null,
        createdAt: '2027-03-01T10:00:00.000Z',
        sentAt: null,
      },
    ]);
    await site.deliverMail();
    expect(await admin.mail.list()).toMatchObject([
      { status: 'SENT', nextAttemptAt: null, sentAt: '2027-03-01T10:00:00.000Z' },
    ]);
  });

  it('has the newest first', async () => {
    await queueMessage('SENT');
    site.clock.advance(1000);
    await queueMessage('FAILED');
    expect(await listStatuses()).toEqual(['FAILED', 'SENT']);
  });

  it.each(['FAILED', 'HELD'] as const)(
    'sends what is %s at a word, with all its attempts before it',
    async (status) => {
      const { id } = await queueMessage(status, { attempts: 9, last_error: '550 no such mailbox' });
      expect(await site.deliverMail()).toEqual([]);
      expect(await admin.mail.send({ params: { id } })).toMatchObject({ status: 'WAITING', attempts: 0 });
      expect(await site.deliverMail()).toMatchObject([{ subject: 'Nuovo messaggio da Ada Rossi' }]);
      expect(await admin.mail.list()).toMatchObject([{ status: 'SENT', lastError: null }]);
    },
  );

  it('tries what waits at once, within the same three days', async () => {
    const { id } = await queueMessage('WAITING', { attempts: 9 });
    site.clock.advance(1000);
    expect(await admin.mail.send({ params: { id } })).toMatchObject({
      attempts: 9,
      nextAttemptAt: '2027-03-01T10:00:01.000Z',
    });
  });

  it.each(['SENT', 'FILED'] as const)('cannot send again what is %s and forgotten', async (status) => {
    const { id } = await queueMessage(status);
    await expect(admin.mail.send({ params: { id } })).rejects.toMatchObject({ status: 409 });
  });

  it('lets all that is held go, or none of it', async () => {
    await queueMessage('HELD');
    await queueMessage('HELD');
    await queueMessage('FAILED');
    expect(await admin.mail.sendHeld()).toEqual({ sent: 2 });
    expect(await site.deliverMail()).toHaveLength(2);
    await queueMessage('HELD');
    expect(await admin.mail.removeHeld()).toEqual({ deleted: 1 });
    expect((await listStatuses()).toSorted()).toEqual(['FAILED', 'SENT', 'SENT']);
  });

  it('deletes a message, which is then never sent', async () => {
    const { id } = await queueMessage('WAITING');
    await admin.mail.remove({ params: { id } });
    expect(await site.deliverMail()).toEqual([]);
    await expect(admin.mail.remove({ params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(admin.mail.send({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('forgets after 90 days who was written to, but nothing that waits for anybody', async () => {
    for (const status of ['SENT', 'FILED', 'FAILED', 'HELD'] as const) await queueMessage(status);
    await site.deliverMail();
    site.clock.advance(90 * DAY);
    await site.deliverMail();
    const { client: later } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect(await listStatuses(later)).toHaveLength(4);
    site.clock.advance(DAY);
    await site.deliverMail();
    expect(await listStatuses(later)).toEqual(['HELD']);
  });

  it('sends a test to whoever asks for it, and to nobody else', async () => {
    const { id, message } = await admin.mail.test();
    expect(message).toBe(`Messaggio di prova in partenza per ${adminEmail}`);
    expect((await admin.mail.list()).map((mail) => mail.id)).toContain(id);
    expect(await site.deliverMail()).toMatchObject([{ to: { address: adminEmail }, subject: 'Messaggio di prova' }]);
    expect(await admin.mail.list()).toMatchObject([{ title: 'Messaggio di prova', isTest: true }]);
    expect(await admin.mail.delivery()).toEqual({ way: 'server', sender: null, server: null, site: site.origin });
  });
});

describe('a wording', () => {
  const params = { kind: 'BOOKING_REQUESTED' };
  const body = { subject: 'Grazie, {nome}', body: 'Ti rispondiamo presto: {collegamento}' };

  async function requestStay() {
    const { client, user } = await site.signIn();
    await client.bookings.request({ body: aStayRequest({ guestName: 'Ada {collegamento}' }) });
    return (await site.deliverMail()).find(({ to }) => to.address === user.email);
  }

  async function wordingOf(kind: string) {
    const found = (await admin.mail.listWordings()).find((wording) => wording.kind === kind);
    if (!found) throw new Error(`no wording of ${kind}`);
    return found;
  }

  it('is there for every kind of mail, with a sample for each placeholder', async () => {
    const wordings = await admin.mail.listWordings();
    expect(wordings.map(({ kind }) => kind)).toEqual([
      'BOOKING_REQUESTED',
      'BOOKING_CONFIRMED',
      'BOOKING_REJECTED',
      'BOOKING_EXPIRED',
      'BOOKING_CHANGED',
      'BOOKING_CANCELLED',
      'CANCELLATION_DECLINED',
      'ARRIVAL',
      'THANKS',
      'BOOKING_REQUESTED_OWNER',
      'BOOKINGS_REQUESTED_OWNER',
      'BOOKING_INSTANT_OWNER',
      'BOOKING_EXPIRING_OWNER',
      'BOOKING_EXPIRED_OWNER',
      'BOOKING_WITHDRAWN_OWNER',
      'CANCELLATION_ASKED_OWNER',
      'CANCELLATION_TAKEN_BACK_OWNER',
      'EXTRAS_CHANGED_OWNER',
      'PAYMENT_ASKED',
      'PAYMENT_RECEIVED',
      'BALANCE_DUE',
      'PAYMENT_LATE',
      'PAYMENT_LATE_OWNER',
      'SECURITY_RETURNED',
      'PAYMENT_RETURNING',
      'CARD_WARNING',
      'CARD_LATE_OWNER',
      'BOOKING_MESSAGE',
      'BOOKING_MESSAGE_OWNER',
      'CONTACT_MESSAGE_OWNER',
      'CONTACT_REPLY',
      'CONFIRM_EMAIL',
      'RESET_PASSWORD',
      'KEYS_CHANGED',
      'CODE_GUESSED',
      'CODE_GUESSED_IN_SESSION',
      'PASSKEY_COPIED',
      'NEW_DEVICE',
      'IBAN_CHANGED_OWNER',
      'BACKUP_WARNING',
      'TURNOVER_NOT_READY_OWNER',
      'CHANNEL_CLASH_OWNER',
      'CHANNEL_FAILING_OWNER',
      'CHANNEL_UNREAD_OWNER',
      'CHANNEL_SUSPECT_OWNER',
    ]);
    for (const { placeholders, isChanged } of wordings) {
      expect(isChanged).toBe(false);
      const links = placeholders.filter(({ kind }) => kind === 'link');
      expect(links).not.toEqual([]);
      for (const { sample } of links) expect(sample).toContain(`${site.origin}/`);
    }
  });

  it('is listed by name and topic, with when it leaves and in which languages it is written', async () => {
    expect(await wordingOf('BOOKING_CONFIRMED')).toMatchObject({
      ...{ name: 'Conferma del soggiorno', title: 'Conferma del soggiorno, all’ospite', topic: 'STAY' },
      ...{ leaves: 'Quando confermi una richiesta', languages: ['it', 'en', 'de', 'fr'], ownLanguages: [] },
    });
    expect(await wordingOf('PAYMENT_LATE')).toMatchObject({ name: 'Pagamento scaduto', topic: 'MONEY' });
    expect(await wordingOf('RESET_PASSWORD')).toMatchObject({ topic: 'ACCOUNT' });
    expect(await wordingOf('PAYMENT_LATE_OWNER')).toMatchObject({ topic: 'OWNER', languages: ['it'] });
  });

  it('of a timed letter tells by the schedule when it leaves', async () => {
    expect(await wordingOf('ARRIVAL')).toMatchObject({ leaves: 'Spenta' });
    await admin.stayLetters.replaceSchedule({
      body: { arrival: { isOn: true, days: 3, hour: 9 }, thanks: { isOn: true, days: 1, hour: 18 } },
    });
    expect(await wordingOf('ARRIVAL')).toMatchObject({ leaves: '3 giorni prima dell’arrivo, alle 9:00' });
    expect(await wordingOf('THANKS')).toMatchObject({ leaves: '1 giorno dopo la partenza, alle 18:00' });
    await admin.stayLetters.replaceSchedule({ body: { arrival: { days: 0 }, thanks: { days: 0 } } });
    expect(await wordingOf('ARRIVAL')).toMatchObject({ leaves: 'Il giorno dell’arrivo, alle 9:00' });
    expect(await wordingOf('THANKS')).toMatchObject({ leaves: 'Il giorno della partenza, alle 18:00' });
  });

  it('can be saved as it is', async () => {
    for (const { kind, subject, body } of await admin.mail.listWordings()) {
      const saved = await admin.mail.changeWording({ params: { kind }, body: { subject, body } });
      expect(saved).toMatchObject({ subject, body, isChanged: false });
    }
  });

  it("is the owner's from the next mail on, and braces of a guest are none of its placeholders", async () => {
    expect(await admin.mail.changeWording({ params, body })).toMatchObject({ ...body, isChanged: true });
    expect(await requestStay()).toMatchObject({
      subject: 'Grazie, Ada {collegamento}',
      body: expect.stringMatching(
        new RegExp(`^Casa Zagara\n\nTi rispondiamo presto: ${site.origin}/booking/[-0-9a-f]{36}\n$`),
      ),
    });
  });

  it('can be what it was at first again', async () => {
    await admin.mail.changeWording({ params, body });
    await admin.mail.restoreWording({ params });
    const { original, isChanged, subject } = await wordingOf(params.kind);
    expect({ isChanged, subject }).toEqual({ isChanged: false, subject: original.subject });
    expect((await requestStay())?.subject).toBe('Abbiamo ricevuto la tua richiesta: 12 giugno 2027 – 19 giugno 2027');
  });

  it('keeps what an edit leaves out', async () => {
    await admin.mail.changeWording({ params, body });
    const { subject, body: stored } = await admin.mail.changeWording({ params, body: { subject: 'Eccola' } });
    expect({ subject, body: stored }).toEqual({ subject: 'Eccola', body: body.body });
  });

  it('has to keep its link and names nothing unknown: both are told at once', async () => {
    const wrong = { subject: 'Ciao {cognome}', body: 'Ti rispondiamo presto' };
    await expect(admin.mail.changeWording({ params, body: wrong })).rejects.toMatchObject({
      status: 400,
      fields: {
        subject: 'Il segnaposto {cognome} non esiste in questo messaggio',
        body: 'Il testo deve contenere il segnaposto {collegamento}',
      },
    });
    await expect(admin.mail.changeWording({ params, body: { subject: ' ', body: '' } })).rejects.toMatchObject({
      fields: { subject: "L'oggetto è obbligatorio", body: 'Il testo è obbligatorio' },
    });
  });

  it('is sent to its writer as it would arrive, and kept nowhere', async () => {
    expect(await admin.mail.sampleWording({ params, body })).toEqual({
      message: `Prova in partenza per ${adminEmail}`,
    });
    expect(await site.deliverMail()).toMatchObject([
      {
        to: { address: adminEmail },
        subject: 'Prova: Grazie, Ada Rossi',
        body: `Casa Zagara\n\nTi rispondiamo presto: ${site.origin}/booking\n`,
      },
    ]);
    expect(await admin.mail.list()).toMatchObject([{ title: 'Prova: Grazie, Ada Rossi', status: 'SENT' }]);
    expect(await wordingOf(params.kind)).toMatchObject({ isChanged: false });
    const wrong = { subject: 'Ciao {cognome}', body: 'Ti rispondiamo presto' };
    await expect(admin.mail.sampleWording({ params, body: wrong })).rejects.toMatchObject({
      status: 400,
      fields: {
        subject: 'Il segnaposto {cognome} non esiste in questo messaggio',
        body: 'Il testo deve contenere il segnaposto {collegamento}',
      },
    });
    await expect(admin.mail.sampleWording({ params: { kind: 'TEST' }, body })).rejects.toMatchObject({ status: 404 });
  });

  it('that tells much very often makes a letter that is cut, and that a backup can bring back', async () => {
    const kind = 'CONTACT_MESSAGE_OWNER';
    const often = { subject: 'Un messaggio', body: `{collegamento}\n\n${'{messaggio} '.repeat(300)}` };
    await admin.mail.changeWording({ params: { kind }, body: often });
    const message = '漢'.repeat(5000);
    await site.anyone.contact.send({
      body: { name: 'Ada Rossi', email: 'ada@example.com', message, privacyAccepted: true },
    });
    const [letter] = await site.deliverMail();
    expect(letter?.body).toMatch(/^Casa Zagara\n\nhttp\S+\n\n漢+ 漢/);
    expect(letter?.body).toHaveLength(LETTER_MAX_LENGTH + 2);
    await admin.backup.create({ body: { location: 'local' } });
    const [backup] = await admin.backup.list();
    await admin.backup.verify({ params: { id: backup?.id ?? '' } });
  });

  it('for placeholders that are no longer gives way to the one at first', async () => {
    await site.database
      .insertInto('mail_wordings')
      .values({ kind: params.kind, subject: 'Ciao', body: '{tempo_fa}' })
      .execute();
    expect((await requestStay())?.subject).toContain('Abbiamo ricevuto la tua richiesta');
    expect(await wordingOf(params.kind)).toMatchObject({ isChanged: false });
  });

  it('of a mail that nobody knows is not found', async () => {
    const unknown = { kind: 'TEST' };
    await expect(admin.mail.changeWording({ params: unknown, body })).rejects.toMatchObject({ status: 404 });
    await expect(admin.mail.restoreWording({ params: unknown })).rejects.toMatchObject({ status: 404 });
  });

  it('of a link for a new password knows no name, which a stranger may have written', async () => {
    const names = (await wordingOf('RESET_PASSWORD')).placeholders.map(({ name }) => name);
    expect(names).toEqual(['collegamento']);
  });

  it('from before a letter had a link is kept, with the words for that link below it', async () => {
    const stored = { kind: 'CONFIRM_EMAIL', subject: 'Benvenuta da noi', body: 'Apri: {collegamento}' };
    await site.database.insertInto('mail_wordings').values(stored).execute();
    const { subject, body: displayed, isChanged } = await wordingOf('CONFIRM_EMAIL');
    expect({ subject, isChanged }).toEqual({ subject: stored.subject, isChanged: true });
    expect(displayed).toMatch(/^Apri: \{collegamento\}\n\nNon hai aperto tu questo account\?.*\n\n\{disconosci\}$/s);
    await site.anyone.auth.register({ body: { name: 'Ada Rossi', email: 'ada@example.com', password: 'segreto' } });
    const sent = (await site.deliverMail()).at(-1);
    expect(sent?.subject).toBe('Benvenuta da noi');
    expect(sent?.body).toContain(`${site.origin}/disown?token=`);
    const saved = { params: { kind: stored.kind }, body: { subject, body: displayed } };
    expect(await admin.mail.changeWording(saved)).toMatchObject({ body: displayed });
    expect((await wordingOf('CONFIRM_EMAIL')).body).toBe(displayed);
  });
});
