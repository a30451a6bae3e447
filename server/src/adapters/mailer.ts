import type { MailAddress } from './mail-address.ts';

/** A message on its way out. */
export type Message = {
  /** The Message-ID is made from it, so that a message sent twice after a crash is still one message. */
  readonly id: string;
  readonly to: MailAddress;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
};

/** Resolves once the message is out of our hands; throws MailRefusedError where trying again is useless. */
export type Mailer = { readonly send: (message: Message) => Promise<void> };

export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
