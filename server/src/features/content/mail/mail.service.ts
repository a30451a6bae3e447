import { LETTER_MAX_LENGTH, type MailStatus } from '@approdo/shared/contract/content/mail';
import { emailKey } from '@approdo/shared/domain/base/email';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { headWording, type Wording } from '@approdo/shared/domain/base/text/wording';
import type { Clock } from '../../../adapters/clock.ts';
import { type MailAddress, readMailAddress } from '../../../adapters/mail-address.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { findTurn, takeTurn, type Use } from '../../base/limits/index.ts';
import { isAdminAddress } from '../../base/people/index.ts';
import { getProperty } from '../property/index.ts';
import type { FilledLetter, LetterKind } from './letter-facts.ts';
import {
  countTroubledMail,
  deleteMailAbout,
  deleteUnsentMail,
  deleteUnsentMailById,
  type ForgottenMail,
  hasSentMail,
  insertMail,
  listMailStates,
} from './mail.repository.ts';

/** A letter on its way to one person, in the language that she reads. */
export type AddressedLetter = FilledLetter & { readonly language: Language } & Pick<
    Mail,
    'to' | 'replyTo' | 'calendar' | 'isHeld'
  >;

/** The kind of the test mail that the owner sends to herself. */
export const TEST_KIND = 'TEST';

/** A mail as it is read: plain text to one person. */
export type Mail = {
  /** What the mail is about, for the owner's list: `BOOKING_CONFIRMED`. */
  readonly kind: string;
  readonly to: MailAddress;
  readonly isForOwner?: true | undefined;
  /** Whoever sends it bounds how many there are. */
  readonly isBounded?: true | undefined;
  /** Where an answer goes; the only header that may hold a visitor's own address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly body: string;
  /** An iCalendar file that goes with it. */
  readonly calendar?: string | undefined;
  /** It waits for the owner's word, as mail does after a restore. */
  readonly isHeld?: boolean | undefined;
};

/** Puts a letter into the outbox, worded as it is at this moment; as `queueMail` does, with its id. */
export type QueueLetter = (trx: Trx, letter: AddressedLetter) => Promise<string>;

/**
 * Puts a mail into the outbox, in the transaction of what it tells of, so that neither is ever there without the
 * other; it says which house writes. Wake the mail worker once that transaction has ended. Throws where an address is none.
 *
 * At most 20 leave for one address in an hour, whatever asks for them. The next one waits for its turn: a request was
 * acknowledged and a stay was confirmed, so that what tells of it may be late but not lost. A slice that
 * mails links on request asks `hasRoomFor` first and sends none where it is full, since a link would be dead when its turn came. The owner and the
 * administrators are not kept waiting: what reaches them is theirs, and a flood of requests must not hide the next one. What its sender
 * bounds waits for none of these, and none of these for it.
 */
export async function queueMail(trx: Trx, clock: Clock, mail: Mail): Promise<string> {
  const now = clock.now().toISOString();
  const to = readMailAddress(mail.to);
  const turn = await takeTurnOf(trx, clock, { isFree: mail.isForOwner ?? mail.isBounded, address: to.address });
  const replyTo = mail.replyTo === undefined ? null : readMailAddress({ name: '', address: mail.replyTo }).address;
  const id = makeId();
  const { subject, body } = await headMail(trx, mail);
  await insertMail(trx, {
    id,
    kind: mail.kind,
    toName: to.name,
    toAddress: to.address,
    replyTo,
    subject: cleanLine(subject),
    body: shorten(body),
    calendar: mail.calendar ?? null,
    status: mail.isHeld ? 'HELD' : 'WAITING',
    attempts: 0,
    nextAttemptAt: turn.toISOString(),
    lastError: null,
    createdAt: now,
    sentAt: null,
  });
  return id;
}

/** A mail that says which house writes. */
export async function headMail(reader: Reader, { subject, body }: Wording): Promise<Wording> {
  return headWording({ subject, body }, (await getProperty(reader)).name);
}

/** A placeholder may tell much, and stand in a wording often: nobody reads a letter of a hundred pages to its end. */
function shorten(body: string): string {
  if (body.length <= LETTER_MAX_LENGTH) return body;
  return `${body.slice(0, LETTER_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…\n`;
}

/** Whether a letter to that address would leave at once. */
export async function hasRoomFor(trx: Trx, clock: Clock, address: string): Promise<boolean> {
  if (await isAdminAddress(trx, address)) return true;
  return (await findTurn(trx, clock, letterTo(address))) <= clock.now();
}

/** Whether a test of the owner's was taken by a mail server in the last 90 days. */
export async function hasSentTest(reader: Reader): Promise<boolean> {
  return await hasSentMail(reader, TEST_KIND);
}

/** Takes back one mail; false where it has left or is gone. A mail that is being sent still arrives. */
export async function takeBackMail(trx: Trx, id: string): Promise<boolean> {
  return await deleteUnsentMailById(trx, id);
}

/** Deletes mails to or about people who are forgotten, even those held for the owner's decision. */
export async function forgetMail(trx: Trx, mail: ForgottenMail): Promise<void> {
  await deleteMailAbout(trx, mail);
}

/** What has become of mails, as far as the outbox still knows them. */
export async function listStatuses(
  reader: Reader,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly status: MailStatus }[]> {
  return await listMailStates(reader, ids);
}

/** Takes back what has not left for an address of letters of these kinds. */
export async function dropLetters(trx: Trx, address: string, kinds: readonly LetterKind[]): Promise<void> {
  await deleteUnsentMail(trx, address, kinds);
}

type Recipient = { readonly isFree: true | undefined; readonly address: string };

async function takeTurnOf(trx: Trx, clock: Clock, { isFree, address }: Recipient): Promise<Date> {
  if (isFree || (await isAdminAddress(trx, address))) return clock.now();
  return await takeTurn(trx, clock, letterTo(address));
}

function letterTo(address: string): Use {
  return ['letterToAddress', emailKey(address)];
}

/** The mails that failed, and those that are held until the owner says what becomes of them; nothing where there is none. */
export async function readTroubledMail(reader: Reader) {
  return await countTroubledMail(reader);
}
