import { replaceFile } from '@approdo/shared/node/durable-file';
import type { SendMailOptions } from 'nodemailer';
import { type MailAddress, parseSender } from './mail-address.ts';
import { pathInside } from './path-inside.ts';
import type { SmtpServer } from './smtp-server.ts';

/** A mail on its way out. */
export type OutgoingMail = {
  /** The Message-ID is made from it, so that a mail sent twice after a crash is still one. */
  readonly id: string;
  /** Who writes, where the mailbox that mails come from has no name of its own. */
  readonly senderName: string;
  readonly to: MailAddress;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
  /** An iCalendar file that goes with it. */
  readonly calendar: string | null;
};

/** Resolves once the mail is out of our hands; any error but MailRefusedError is worth another try. */
export type Mailer = {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  /** There where mails go no further than a folder of this machine. */
  readonly staysHere?: true;
  /** The address that mails come from. */
  readonly sender?: string;
  /** The server that takes them. */
  readonly server?: { readonly host: string; readonly port: number };
};

/** The mail server will never take this mail: SMTP 5xx. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The mail server is there, and may take this mail later: SMTP 4xx. */
export class MailPutOffError extends Error {
  override readonly name = 'MailPutOffError';
}

/** How long the mail server may take, in milliseconds. */
const TIMEOUTS_MS = {
  toConnect: 10_000,
  inSilence: 15_000,
  /** Against a server that keeps talking and comes to no end. */
  forAll: 60_000,
};

type SmtpOptions = { readonly server: SmtpServer; readonly from: string; readonly timeoutsMs?: typeof TIMEOUTS_MS };

/** Read by the owner under a mail that waits. */
const NO_ENCRYPTION =
  'il server non offre una connessione cifrata (STARTTLS), e senza non parte nulla. Chi gestisce il sito può cambiare server, o scrivere ?tls=never in fondo a SMTP_URL se la rete fino al server è sua.';

/** Read there too, before the words of the program that sends: by the codes of nodemailer. */
const IN_PLAIN_WORDS: ReadonlyMap<unknown, string> = new Map([
  ['EAUTH', 'il server di posta non accetta nome utente e password'],
  ['EDNS', 'nessun server di posta ha questo nome'],
  ['ECONNECTION', 'la connessione al server di posta non riesce'],
  ['ESOCKET', 'la connessione al server di posta non riesce'],
  ['ETIMEDOUT', 'il server di posta non risponde in tempo'],
]);

/** Sends through a mail server; `from` is a mailbox as MAIL_FROM writes it. */
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

/** Connects to a mail server, signs in and says goodbye; no mail is sent. Throws what keeps mail from leaving. */
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

/** Lays each mail down as an `.eml` file, whole from the moment that it is there. */
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

/** What an address says prevails over other options in nodemailer: so the address says it. */
function addressWith({ url, encryption }: SmtpServer): string {
  const address = new URL(url);
  if (encryption === 'demanded') address.searchParams.set('requireTLS', 'true');
  if (encryption === 'never') address.searchParams.set('ignoreTLS', 'true');
  return address.href;
}

/** The ports that nodemailer takes where the address names none. */
function placeOf({ url }: SmtpServer): { readonly host: string; readonly port: number } {
  const { protocol, hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
}

/** Loaded with the first mail: it would take a third of the time that the whole server needs to start. */
function loadNodemailer() {
  return import('nodemailer');
}

function compose(mail: OutgoingMail, sender: MailAddress): SendMailOptions {
  return {
    messageId: `<${mail.id}@${sender.address.slice(sender.address.indexOf('@') + 1)}>`,
    from: { name: sender.name || mail.senderName, address: sender.address },
    to: { ...mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: protectSubject(mail.subject),
    text: mail.body,
    ...(mail.calendar === null ? {} : { attachments: [attachCalendar(mail.calendar)] }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 2047, 2: an encoded word has 75 signs at most, of which 63 say what these bytes are. */
const BYTES_A_WORD = 45;

/**
 * What somebody wrote as an encoded word is no word of hers, but those signs: a subject in which one stands is encoded as a
 * whole, since a mail program would decode it. Any other is left to the library.
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

/** Without a METHOD: it is an entry to keep, and no invitation to be answered, which would need an organizer (RFC 5546). */
function attachCalendar(content: string) {
  // As text its ends of line might be written anew on the way, which iCalendar wants as they are (RFC 5545, 3.1).
  const encoding = { contentTransferEncoding: 'base64' } as const;
  return { filename: 'soggiorno.ics', content, contentType: 'text/calendar; charset=utf-8', ...encoding };
}

/**
 * Only a refusal of the mail itself is final. A server that refuses the connection or our password refuses all mail,
 * and is put right by its owner or ours.
 */
function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Only a refusal is an answer to STARTTLS: the handshake that follows has no words of the server's.
  const isUnencrypted = 'code' in error && error.code === 'ETLS' && 'response' in error && error.response;
  if (isUnencrypted) return Object.assign(new Error(NO_ENCRYPTION, { cause: error }), { code: error.code });
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return error;
  const isAboutMessage = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  if (!isAboutMessage) return error;
  const isFinal = error.responseCode >= 500;
  const Translated = isFinal ? MailRefusedError : MailPutOffError;
  const said = isFinal ? sayRefusal(error.message) : 'il server di posta chiede di riprovare più tardi';
  return new Translated(`${said} (${error.message})`, { cause: error });
}

/** What a server's refusal of a mail comes to for its owner, by the enhanced status codes of RFC 3463. */
function sayRefusal(message: string): string {
  const [, detail = ''] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(message) ?? [];
  if (detail.startsWith('1.')) return 'questo indirizzo non esiste, o non riceve posta';
  if (detail === '2.2') return 'la casella è piena';
  if (detail.startsWith('7.')) return 'il server di chi riceve non si fida di questa posta';
  return 'il server di posta non ha preso il messaggio';
}

/** What keeps all mail from leaving, in words that an owner can act on, and then as it was said. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const words = IN_PLAIN_WORDS.get(error.code);
  if (words === undefined) return error;
  return Object.assign(new Error(`${words} (${error.message})`, { cause: error }), { code: error.code });
}
