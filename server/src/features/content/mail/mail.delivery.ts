import type { Clock } from '../../../adapters/clock.ts';
import { type Mailer, MailPutOffError, MailRefusedError, type OutgoingMail } from '../../../adapters/mailer.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { getProperty } from '../property/index.ts';
import { type Letterhead, writeLetterHtml } from './letter-html.ts';
import { type Dispatch, markDispatched, markFailed, postpone } from './mail.repository.ts';
import { type Trouble, waitAfter } from './mail.schedule.ts';
import type { StoredMail } from './mail.table.ts';

type MailLog = {
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
};

export type DeliveryOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: MailLog;
  /** Called for each mail sent or filed, in the transaction that records it. */
  readonly onDispatched: (trx: Trx, mail: Dispatch) => Promise<void>;
  /** What letters are headed with now; they are plain text while there is nothing. */
  readonly readLetterhead?: (() => Promise<Letterhead | undefined>) | undefined;
};

export type Outcome = 'sent' | 'refused' | Trouble;

const LONGEST_ERROR = 500;

/** Sends one mail and records the outcome. */
export function createDelivery({ database, clock, mailer, log, onDispatched, readLetterhead }: DeliveryOptions) {
  /** Accepted by the mail server, but not marked yet because the database could not be written. */
  const accepted = new Set<string>();

  async function trySending(mail: StoredMail): Promise<Error | undefined> {
    const { name: senderName } = await getProperty(database);
    const letterhead = await readLetterhead?.();
    try {
      await mailer.send({
        id: mail.id,
        senderName,
        to: { name: mail.toName, address: mail.toAddress },
        replyTo: mail.replyTo,
        subject: mail.subject,
        body: mail.body,
        calendar: mail.calendar,
        ...(letterhead && { html: dress(mail, letterhead) }),
      });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function finish(mail: StoredMail): Promise<void> {
    const status = mailer.staysHere ? 'FILED' : 'SENT';
    const dispatch = { id: mail.id, status, sentAt: clock.now().toISOString() } as const;
    await transact(database, async (trx) => {
      await markDispatched(trx, dispatch);
      await onDispatched(trx, dispatch);
    });
    accepted.delete(mail.id);
    log.info({ mailId: mail.id, kind: mail.kind }, mailer.staysHere ? 'mail filed' : 'mail sent');
  }

  async function fail(mail: StoredMail, failure: Error, isDue: boolean): Promise<Outcome> {
    const isRefused = failure instanceof MailRefusedError;
    const attempts = mail.attempts + 1;
    const error = failure.message.slice(0, LONGEST_ERROR);
    if (!isRefused && !isDue) return troubleOf(failure);
    log.warn({ mailId: mail.id, kind: mail.kind, attempts, reason: reasonOf(failure) }, 'mail not sent');
    const wait = isRefused ? undefined : waitAfter(attempts);
    await transact(database, async (trx) => {
      if (wait === undefined) return await markFailed(trx, { id: mail.id, attempts, error });
      const nextAttemptAt = new Date(clock.now().getTime() + wait).toISOString();
      return await postpone(trx, { id: mail.id, attempts, error, nextAttemptAt });
    });
    return isRefused ? 'refused' : troubleOf(failure);
  }

  /** A trial before the mail is due that fails temporarily leaves its due time and attempt count unchanged. */
  return async function deliver(mail: StoredMail): Promise<Outcome> {
    const isDue = Date.parse(mail.nextAttemptAt) <= clock.now().getTime();
    const failure = accepted.has(mail.id) ? undefined : await trySending(mail);
    if (failure) return await fail(mail, failure, isDue);
    accepted.add(mail.id);
    await finish(mail);
    return 'sent';
  };
}

/** Made as a mail is sent: the outbox has the text alone. */
function dress({ id, body }: StoredMail, letterhead: Letterhead): OutgoingMail['html'] {
  const cid = `logo.${id}@approdo`;
  return { markup: writeLetterHtml(body, letterhead, cid), logo: letterhead.logo, cid };
}

function troubleOf(failure: Error): Trouble {
  return failure instanceof MailPutOffError ? 'put-off' : 'unreachable';
}

/** A reason that is safe to log: a server's own words can name the recipient. */
function reasonOf(failure: Error): string {
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
}
