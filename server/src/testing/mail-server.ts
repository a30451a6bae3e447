import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type ReceivedMail = { readonly recipients: readonly string[]; readonly isEncrypted: boolean; readonly mail: Email };

/**
 * A mail server on loopback that can be made to misbehave; with TLS its certificate is self-signed. Accepted mail is
 * also written to a folder, where one is given.
 */
export async function startMailServer({ port = 0, hasTls = false, password = '', folder = '' } = {}) {
  const received: ReceivedMail[] = [];
  if (folder) mkdirSync(folder, { recursive: true });
  const held: (() => void)[] = [];
  let code = 250;
  let stall: 'greeting' | 'answer' | undefined;

  const server = new SMTPServer({
    authOptional: password === '',
    allowInsecureAuth: true,
    disabledCommands: [...(hasTls ? [] : ['STARTTLS']), ...(password === '' ? ['AUTH'] : [])],
    disableReverseLookup: true,
    onConnect(_, answer) {
      if (stall === 'greeting') held.push(answer);
      else answer();
    },
    onAuth(given, _, answer) {
      answer(given.password === password ? null : new Error('as told by the test'), { user: given.username });
    },
    onMailFrom(_, __, answer) {
      if (stall === 'answer') held.push(answer);
      else answer();
    },
    onRcptTo(_, __, answer) {
      answer(code === 250 ? null : Object.assign(new Error('as told by the test'), { responseCode: code }));
    },
    onData(stream, session, answer) {
      buffer(stream)
        .then(async (raw) => {
          if (folder) writeFileSync(join(folder, `${String(received.length).padStart(6, '0')}.eml`), raw);
          const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
          received.push({ recipients, isEncrypted: session.secure, mail: await PostalMime.parse(raw) });
          answer();
        })
        .catch(answer);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = portOf(server.server.address());

  return {
    received,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    /** Answers each recipient with this code from now on; 250 takes the message. */
    answerWith(next: number): void {
      code = next;
    },
    /** Stops answering at that point from now on. */
    stallAt(point: 'greeting' | 'answer' | undefined): void {
      stall = point;
    },
    close(): Promise<void> {
      for (const answer of held.splice(0)) answer();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return address.port;
}
