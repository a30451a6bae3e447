import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { areShared } from './prepared-sites.ts';

export type ReceivedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  readonly files: readonly { readonly name: string; readonly type: string; readonly text: string }[];
};

/** The owner's text about mail: a single site without SMTP_URL writes files, several processes share a server. */
export const mailWords = areShared
  ? { gone: 'Inviato', trial: 'Messaggio di prova in partenza per', sample: 'Prova in partenza per' }
  : { gone: 'Scritto in un file', trial: 'Messaggio di prova scritto in un file', sample: 'Prova scritta in un file' };

/** The mail sent so far, in any order: without SMTP_URL messages are files in DATA_DIR/mail. */
export async function readMailbox(dataDir: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'mail');
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map((name) => readMail(join(folder, name))));
}

/** The newest mail to an address whose subject matches; waits for the outbox for `timeout` milliseconds at most. */
export async function waitForMail(
  dataDir: string,
  to: string,
  subject: RegExp,
  { timeout = 10_000 } = {},
): Promise<ReceivedMail> {
  for (let waited = 0; waited < timeout; waited += 100) {
    const found = (await readMailbox(dataDir)).findLast((mail) => mail.to === to && subject.test(mail.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${to} about ${subject}`);
}

/** The first link in a mail, or the first one to that path. */
export function linkIn(mail: ReceivedMail, path = ''): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname.startsWith(path));
  if (!link) throw new Error(`no link to "${path}" in "${mail.subject}"`);
  return link;
}

async function readMail(file: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(readFileSync(file));
  const { subject = '', text = '', html } = mail;
  const files = mail.attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? '',
    type: mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }));
  return { to: mail.to?.[0]?.address ?? '', subject, text, html, files };
}
