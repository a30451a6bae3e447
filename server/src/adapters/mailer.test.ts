import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { aPicture } from '../testing/media-files.ts';
import { parseSender, readMailAddress } from './mail-address.ts';
import {
  createFolderMailer,
  createSmtpMailer,
  MailPutOffError,
  MailRefusedError,
  type OutgoingMail,
} from './mailer.ts';
import type { SmtpServer } from './smtp-server.ts';

const from = 'Casa al Mare <info@example.it>';
const timeoutsMs = { toConnect: 10_000, inSilence: 10_000, forAll: 20_000 };
const IMPATIENT = { toConnect: 200, inSilence: 200, forAll: 1000 };

const message: OutgoingMail = {
  id: '5e0f3a60-4a3f-4a53-9f6c-0d1f0f3b7a11',
  senderName: 'Villa "Sole", al porto',
  to: { name: 'Rossi, Ada "la <capitana>"', address: 'ada@example.com' },
  replyTo: null,
  subject: 'La tua prenotazione è confermata',
  body: 'Perché no?\nA presto.\n',
  calendar: null,
};

type Choice = { readonly query?: string; readonly encryption?: SmtpServer['encryption'] };

function mailerTo({ url }: MailServer, { query = '', encryption = 'offered' }: Choice = {}) {
  return createSmtpMailer({ server: { url: `${url}${query}`, encryption }, from, timeoutsMs });
}

let server: MailServer | undefined;
afterEach(() => server?.close());

describe('a message sent by SMTP', () => {
  test('arrives as it was written, to its one recipient', async () => {
    server = await startMailServer();
    await mailerTo(server).send(message);

    const [received] = server.received;
    expect(received?.recipients).toEqual(['ada@example.com']);
    expect(received?.mail).toMatchObject({
      messageId: `<${message.id}@example.it>`,
      from: { name: 'Casa al Mare', address: 'info@example.it' },
      to: [message.to],
      subject: message.subject,
      text: message.body,
    });
    expect(received?.mail.replyTo).toBeUndefined();
  });

  test('comes from the name of the house where the mailbox of the setting has none', async () => {
    server = await startMailServer();
    const address = 'info@example.it';
    const bare = createSmtpMailer({ server: { url: server.url, encryption: 'offered' }, from: address, timeoutsMs });
    await bare.send(message);
    expect(server.received[0]?.mail.from).toEqual({ name: message.senderName, address });
  });

  test('carries an entry for a calendar as a file beside its text', async () => {
    server = await startMailServer();
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Perché\r\nEND:VCALENDAR\r\n';
    await mailerTo(server).send({ ...message, calendar });
    const received = server.received[0]?.mail;
    expect(received?.text?.trimEnd()).toBe(message.body.trimEnd());
    expect(received?.attachments).toMatchObject([{ filename: 'soggiorno.ics', mimeType: 'text/calendar' }]);
    expect(received?.attachments[0]?.method).toBeUndefined();
    expect(received?.headers.find(({ key }) => key === 'content-type')?.value).toContain('multipart/mixed');
  });

  test('is plain text where it has no logo', async () => {
    server = await startMailServer();
    await mailerTo(server).send(message);
    const [received] = server.received;
    expect(received?.mail.html).toBeUndefined();
    expect(received?.mail.headers.find(({ key }) => key === 'content-type')?.value).toMatch(/^text\/plain;/);
  });

  test('has the logo in its HTML half, the same text beside it, and the entry for a calendar as a file', async () => {
    server = await startMailServer();
    const logo = await aPicture({ width: 200, height: 96, format: 'png' });
    const html = { markup: '<p><img src="cid:logo.1@approdo" alt="Casa al Mare"></p>', logo, cid: 'logo.1@approdo' };
    const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    await mailerTo(server).send({ ...message, calendar, html });
    const received = server.received[0]?.mail;
    expect(received?.text?.trimEnd()).toBe(message.body.trimEnd());
    expect(received?.html?.trimEnd()).toBe(html.markup);
    const attached = new Map(received?.attachments.map((attachment) => [attachment.filename, attachment]));
    expect(attached.get('soggiorno.ics')).toMatchObject({ mimeType: 'text/calendar', disposition: 'attachment' });
    const picture = attached.get('logo.png');
    expect(picture).toMatchObject({ mimeType: 'image/png', contentId: `<${html.cid}>`, disposition: 'inline' });
    expect(picture?.content instanceof ArrayBuffer && Buffer.from(picture.content).equals(logo)).toBe(true);
  });

  test('names a visitor only as the one to answer', async () => {
    server = await startMailServer();
    await mailerTo(server).send({ ...message, replyTo: 'visitor@example.net' });
    expect(server.received[0]?.mail.replyTo).toEqual([{ name: '', address: 'visitor@example.net' }]);
    expect(server.received[0]?.recipients).toEqual(['ada@example.com']);
  });

  test('has the same Message-ID when it is sent again', async () => {
    server = await startMailServer();
    const mailer = mailerTo(server);
    await mailer.send(message);
    await mailer.send(message);
    const [first, second] = server.received;
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
  });

  test.each([450, 451, 452])('is put off by a %i', async (code) => {
    server = await startMailServer();
    server.answerWith(code);
    const put = mailerTo(server).send(message);
    await expect(put).rejects.toThrow(MailPutOffError);
    await expect(put).rejects.toThrow(/^il server di posta chiede di riprovare più tardi \(/);
  });

  test.each([550, 552, 554])('is refused for good by a %i', async (code) => {
    server = await startMailServer();
    server.answerWith(code);
    const refused = mailerTo(server).send(message);
    await expect(refused).rejects.toThrow(MailRefusedError);
    await expect(refused).rejects.toThrow(new RegExp(`^il server di posta non ha preso il messaggio \\(.*${code}`));
  });

  test('is worth another try when nobody listens', async () => {
    server = await startMailServer();
    const mailer = mailerTo(server);
    await server.close();
    const failure = await mailer.send(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    expect(failure).not.toBeInstanceOf(MailPutOffError);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^la connessione al server di posta non riesce \(.*ECONNREFUSED/),
    });
  });

  test('is worth another try, with the reason in plain words, where the password is not taken', async () => {
    server = await startMailServer({ password: 'giusta' });
    const url = server.url.replace('://', '://anna:sbagliata@');
    const failure = await createSmtpMailer({ server: { url, encryption: 'offered' }, from, timeoutsMs })
      .send(message)
      .catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^il server di posta non accetta nome utente e password \(.*535/),
    });
  });

  test.each(['greeting', 'answer'] as const)('is given up when the server is silent instead of its %s', async (at) => {
    server = await startMailServer();
    server.stallAt(at);
    const hasty = createSmtpMailer({ server: { url: server.url, encryption: 'offered' }, from, timeoutsMs: IMPATIENT });
    await expect(hasty.send(message)).rejects.toThrow(/timeout|never received/i);
  });
});

describe('a message on its way', () => {
  /** Accepts the self-signed certificate, which these tests are not about. */
  const trusting = '?tls.rejectUnauthorized=false';

  test('is encrypted where that is demanded', async () => {
    server = await startMailServer({ hasTls: true });
    await mailerTo(server, { query: trusting, encryption: 'demanded' }).send(message);
    expect(server.received).toMatchObject([{ isEncrypted: true }]);
  });

  test.each(['', '?requireTLS=false', '?ignoreTLS=true'])(
    'goes to no server without STARTTLS then, and waits with the reason (%s)',
    async (query) => {
      server = await startMailServer();
      const failure = await mailerTo(server, { query, encryption: 'demanded' })
        .send(message)
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'ETLS', message: expect.stringContaining('non offre una connessione') });
      expect(failure).not.toBeInstanceOf(MailRefusedError);
      expect(server.received).toEqual([]);
    },
  );

  test('goes to no server with a certificate that is nobody’s', async () => {
    server = await startMailServer({ hasTls: true });
    await expect(mailerTo(server, { encryption: 'demanded' }).send(message)).rejects.toThrow(/certificate/);
    expect(server.received).toEqual([]);
  });

  test('is encrypted where that is offered, and never where it is not wanted', async () => {
    server = await startMailServer({ hasTls: true });
    await mailerTo(server, { query: trusting }).send(message);
    await mailerTo(server, { encryption: 'never' }).send(message);
    expect(server.received.map(({ isEncrypted }) => isEncrypted)).toEqual([true, false]);
  });
});

describe('what is told of the way that messages take', () => {
  test.each([
    ['smtps://chi:segreto@smtp.example.it', 465],
    ['smtp://chi:segreto@smtp.example.it', 587],
    ['smtp://chi:segreto@smtp.example.it:2525', 2525],
  ])('is host and port of %s and the sender, and no password', (url, port) => {
    const { sender, server: place } = createSmtpMailer({ server: { url, encryption: 'demanded' }, from });
    expect({ sender, place }).toEqual({ sender: 'info@example.it', place: { host: 'smtp.example.it', port } });
  });
});

describe('a message laid down in a folder', () => {
  test('is one whole file that a mail program can open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'approdo-mail-'));
    await createFolderMailer({ folder, from }).send(message);
    expect(readdirSync(folder)).toEqual([`${message.id}.eml`]);
    const mail = await PostalMime.parse(readFileSync(join(folder, `${message.id}.eml`)));
    expect(mail).toMatchObject({ to: [message.to], subject: message.subject, text: message.body });
    rmSync(folder, { recursive: true });
  });

  test.each([
    'Nuovo messaggio da =?utf-8?B?QWRh?=',
    '=?utf-8?Q?Ada?=',
    'Perché =?iso-8859-1?Q?=E8?= di Zoë 🏡',
    `=?utf-8?B?QWRh?= ${'lunghissimo 🏡 '.repeat(20)}`,
    'Sconto =? chi lo sa ?=',
    'Perché no',
    'a=?b',
  ])('has the subject %j to the letter', async (written) => {
    const subject = written.trim();
    const folder = mkdtempSync(join(tmpdir(), 'approdo-mail-'));
    await createFolderMailer({ folder, from }).send({ ...message, subject });
    const mail = readFileSync(join(folder, `${message.id}.eml`));
    expect((await PostalMime.parse(mail)).subject).toBe(subject);
    for (const line of mail.toString().split('\r\n\r\n', 1)[0]?.split('\r\n') ?? []) {
      expect(line.length).toBeLessThanOrEqual(76);
    }
    rmSync(folder, { recursive: true });
  });

  test('keeps each byte of an entry for a calendar', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'approdo-mail-'));
    const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:Perché\r\nEND:VCALENDAR\r\n';
    await createFolderMailer({ folder, from }).send({ ...message, calendar });
    const written = readFileSync(join(folder, `${message.id}.eml`), 'utf8');
    expect(written.replaceAll('\r\n', '')).toContain(Buffer.from(calendar).toString('base64'));
    rmSync(folder, { recursive: true });
  });
});

describe('an address', () => {
  test.each(['a@b.it\r\nBcc: c@d.it', 'a@b.it,c@d.it', 'a@b.it c@d.it', '<a@b.it>', ''])('is not %j', (address) => {
    expect(() => readMailAddress({ name: '', address })).toThrow(/not an address/);
  });

  test('has a name of one line', () => {
    expect(readMailAddress({ name: 'Ada\r\nBcc: c@d.it', address: 'a@b.it' }).name).toBe('Ada Bcc: c@d.it');
  });

  test.each([
    ['info@example.it', '', 'info@example.it'],
    ['Casa al Mare <info@example.it>', 'Casa al Mare', 'info@example.it'],
    ['"Rossi, Ada" <info@example.it>', 'Rossi, Ada', 'info@example.it'],
    ['Casa <noreply@127.0.0.1>', 'Casa', 'noreply@127.0.0.1'],
  ])('of the sender may be set as %s', (text, name, address) => {
    expect(parseSender(text)).toEqual({ name, address });
  });

  test.each(['Casa al Mare', 'a@b.it, c@d.it', '<>'])('of the sender cannot be set as %s', (text) => {
    expect(() => parseSender(text)).toThrow(/MAIL_FROM/);
  });
});
