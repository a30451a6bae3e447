import { replaceFile } from '@approdo/shared/node/durable-file';
import type { SendMailOptions } from 'nodemailer';
import { type MailAddress, parseSender } from './mail-address.ts';
import { pathInside } from './path-inside.ts';
import type { SmtpServer } from './smtp-server.ts';

/** A mail to be sent. */
export type OutgoingMail = {
  /** The Message-ID is derived from it, so that a mail sent twice after a crash counts as one. */
  readonly id: string;
  /** The sender's name, used if the sending mailbox has none. */
  readonly senderName: string;
  readonly to: MailAddress;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
  /** An iCalendar file to attach. */
  readonly calendar: string | null;
  /** The same letter for mail programs that show HTML. */
  readonly html?: HtmlHalf | undefined;
};

/** `markup` shows `logo`, a PNG, as `cid:` and the id. */
type HtmlHalf = { readonly markup: string; readonly logo: Buffer; readonly cid: string };

/** `send` resolves once the mail is handed over; any error but MailRefusedError is worth a retry. */
export type Mailer = {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  /** Present if mails only go to a folder of this machine. */
  readonly staysHere?: true;
  /** The address that mails are sent from. */
  readonly sender?: string;
  /** The server that mails are sent through. */
  readonly server?: { readonly host: string; readonly port: number };
};

/** The mail server will never accept this mail: SMTP 5xx. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The mail server may accept this mail later: SMTP 4xx. */
export class MailPutOffError extends Error {
  override readonly name = 'MailPutOffError';
}

/** How long the mail server may take, in milliseconds. */
const TIMEOUTS_MS = {
  toConnect: 10_000,
  inSilence: 15_000,
  /** Guards against a server that keeps talking and never finishes. */
  forAll: 60_000,
};

type SmtpOptions = { readonly server: SmtpServer; readonly from: string; readonly timeoutsMs?: typeof TIMEOUTS_MS };

/** Shown to the owner under a mail that waits. */
const NO_ENCRYPTION =
  'il server non offre una connessione cifrata (STARTTLS), e senza non parte nulla. Chi gestisce il sito può cambiare server, o scrivere ?tls=never in fondo a SMTP_URL se la rete fino al server è sua.';

/** Shown there too, before the mail library's own message; by nodemailer's codes. */
const IN_PLAIN_WORDS: ReadonlyMap<unknown, string> = new Map([
  ['EAUTH', 'il server di posta non accetta nome utente e password'],
  ['EDNS', 'nessun server di posta ha questo nome'],
  ['ECONNECTION', 'la connessione al server di posta non riesce'],
  ['ESOCKET', 'la connessione al server di posta non riesce'],
  ['ETIMEDOUT', 'il server di posta non risponde in tempo'],
]);

/** Sends through a mail server; `from` is a mailbox in the format of MAIL_FROM. */
export function createSmtpMailer({ server, from, timeoutsMs = TIMEOUTS_MS }: SmtpOptions): Mailer {
  const sender = parseSender(from);
  return {
    sender: sender.address,
    server: placeOf(server),
    async send(mail) {
      const transport = await createTransportTo(server, timeoutsMs);
      const signal = AbortSignal.timeout(timeoutsMs.forAll);
      await transport.sendMail({ ...compose(mail, sender), signal }).catch((error: unknown) => {
        throw explain(translate(error));
      });
    },
  };
}

/** Connects to a mail server, signs in and disconnects without sending mail. Throws whatever would prevent sending. */
export async function signInToMailServer(server: SmtpServer, timeoutsMs = TIMEOUTS_MS): Promise<void> {
  const transport = await createTransportTo(server, timeoutsMs);
  await transport.verify().catch((error: unknown) => {
    throw translate(error);
  });
}

async function createTransportTo(server: SmtpServer, timeoutsMs: typeof TIMEOUTS_MS) {
  const { createTransport } = await loadNodemailer();
  return createTransport({
    url: addressWith(server),
    connectionTimeout: timeoutsMs.toConnect,
    greetingTimeout: timeoutsMs.toConnect,
    dnsTimeout: timeoutsMs.toConnect,
    socketTimeout: timeoutsMs.inSilence,
  });
}

/** Writes each mail atomically as an `.eml` file. */
export function createFolderMailer({ folder, from }: { readonly folder: string; readonly from: string }): Mailer {
  const sender = parseSender(from);
  return {
    staysHere: true,
    sender: sender.address,
    async send(mail) {
      const { createTransport } = await loadNodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: written } = await transport.sendMail(compose(mail, sender));
      const file = pathInside(folder, `${mail.id}.eml`);
      await replaceFile(file, (handle) => handle.writeFile(written), { mode: 0o600 });
    },
  };
}

/** Options in the address take precedence in nodemailer, so encryption is set there. */
function addressWith({ url, encryption }: SmtpServer): string {
  const address = new URL(url);
  if (encryption === 'demanded') address.searchParams.set('requireTLS', 'true');
  if (encryption === 'never') address.searchParams.set('ignoreTLS', 'true');
  return address.href;
}

/** Falls back to nodemailer's default ports if the address has none. */
function placeOf({ url }: SmtpServer): { readonly host: string; readonly port: number } {
  const { protocol, hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
}

/** Loaded with the first mail: it would take a third of the server's start-up time. */
function loadNodemailer() {
  return import('nodemailer');
}

function compose(mail: OutgoingMail, sender: MailAddress): SendMailOptions {
  const attachments = [
    ...(mail.calendar === null ? [] : [attachCalendar(mail.calendar)]),
    ...(mail.html ? [attachLogo(mail.html)] : []),
  ];
  return {
    messageId: `<${mail.id}@${sender.address.slice(sender.address.indexOf('@') + 1)}>`,
    from: { name: sender.name || mail.senderName, address: sender.address },
    to: { ...mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: protectSubject(mail.subject),
    text: mail.body,
    ...(mail.html && { html: mail.html.markup }),
    ...(attachments.length > 0 && { attachments }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 2047, 2: an encoded word has at most 75 characters, of which 63 encode these bytes. */
const BYTES_A_WORD = 45;

/**
 * A subject in which somebody typed what looks like an encoded word is encoded as a whole, since mail programs would
 * decode that word. Any other subject is left to the library.
 */
function protectSubject(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words = [''];
  for (const sign of subject) {
    const longer = `${words.at(-1)}${sign}`;
    if (Buffer.byteLength(longer) > BYTES_A_WORD) words.push(sign);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

/** Without a METHOD: an entry to save, not an invitation to answer, which would need an organizer (RFC 5546). */
function attachCalendar(content: string) {
  // As text its line endings might be rewritten on the way, but iCalendar requires CRLF (RFC 5545, 3.1).
  const encoding = { contentTransferEncoding: 'base64' } as const;
  return { filename: 'soggiorno.ics', content, contentType: 'text/calendar; charset=utf-8', ...encoding };
}

function attachLogo({ logo, cid }: HtmlHalf) {
  return { filename: 'logo.png', content: logo, contentType: 'image/png', cid };
}

/**
 * Only a refusal of the mail itself is final. A server that refuses the connection or our password refuses all mail
 * until its operator or ours fixes it.
 */
function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Only a refused STARTTLS has a server response: the handshake that follows has none.
  const isUnencrypted = 'code' in error && error.code === 'ETLS' && 'response' in error && error.response;
  if (isUnencrypted) return Object.assign(new Error(NO_ENCRYPTION, { cause: error }), { code: error.code });
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return error;
  const isAboutMessage = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  if (!isAboutMessage) return error;
  const isFinal = error.responseCode >= 500;
  const Translated = isFinal ? MailRefusedError : MailPutOffError;
  const explanation = isFinal ? sayRefusal(error.message) : 'il server di posta chiede di riprovare più tardi';
  return new Translated(`${explanation} (${error.message})`, { cause: error });
}

/** Explains a server's refusal to the owner, by the enhanced status codes of RFC 3463. */
function sayRefusal(message: string): string {
  const [, detail = ''] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(message) ?? [];
  if (detail.startsWith('1.')) return 'questo indirizzo non esiste, o non riceve posta';
  if (detail === '2.2') return 'la casella è piena';
  if (detail.startsWith('7.')) return 'il server di chi riceve non si fida di questa posta';
  return 'il server di posta non ha preso il messaggio';
}

/** Explains what stops all mail in words that an owner can act on, followed by the original message. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const words = IN_PLAIN_WORDS.get(error.code);
  if (words === undefined) return error;
  return Object.assign(new Error(`${words} (${error.message})`, { cause: error }), { code: error.code });
}
