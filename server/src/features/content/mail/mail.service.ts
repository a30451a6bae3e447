import { LETTER_MAX_LENGTH, type MailStatus } from '@approdo/shared/contract/content/mail';
import { emailKey } from '@approdo/shared/domain/base/email';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { headWording, type Wording } from '@approdo/shared/domain/base/text/wording';
import type { Clock } from '../../../adapters/clock.ts';
import { type MailAddress, readMailAddress } from '../../../adapters/mail-address.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { findSlot, takeSlot, type Use } from '../../base/limits/index.ts';
import { isAdminAddress, listOwnerAddresses } from '../../base/people/index.ts';
import { getProperty } from '../property/index.ts';
import type { FilledLetter, LetterKind } from './letter-facts.ts';
import {
  countTroubledMail,
  deleteMailAbout,
  deleteMailByIds,
  deleteUnsentMail,
  deleteUnsentMailById,
  type ForgottenMail,
  hasSentMail,
  insertMail,
  listMailAddresses,
  listMailOfAddress,
  listMailStates,
} from './mail.repository.ts';
import type { OutboxEntry } from './mail.table.ts';

/** A letter to one person, in the recipient's language. */
export type OutgoingLetter = FilledLetter & { readonly language: Language } & Pick<
    Mail,
    'to' | 'replyTo' | 'calendar' | 'isHeld'
  >;

/** The kind of the test mail that owners send to themselves. */
export const TEST_KIND = 'TEST';

/** A plain-text mail to one person. */
export type Mail = {
  /** What kind of mail it is, for the owner's list: `BOOKING_CONFIRMED`. */
  readonly kind: string;
  readonly to: MailAddress;
  readonly isForOwner?: true | undefined;
  /** Its sender already limits how many there are. */
  readonly isBounded?: true | undefined;
  /** The address for replies; the only header that may hold a visitor's own address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly body: string;
  /** An iCalendar file to attach. */
  readonly calendar?: string | undefined;
  /** Held until the owner releases it, as mail is after a restore. */
  readonly isHeld?: boolean | undefined;
};

/** Words a letter now, puts it into the outbox as `queueMail` does, and returns its id. */
export type QueueLetter = (trx: Trx, letter: OutgoingLetter) => Promise<string>;

/**
 * Puts a mail into the outbox, in the transaction of the change it reports, so that neither exists without the other;
 * it names the property. Wake the mail worker once that transaction has ended. Throws if an address is invalid.
 *
 * At most 20 mails an hour leave for one address. The next one waits for a slot: it reports an acknowledged request or
 * a confirmed stay, so it may be late but not lost. A slice that mails links on request checks `hasRoomFor` first and
 * sends none if it is full, since the link would expire in the queue. Mail to the owner and administrators is exempt,
 * lest a flood of requests hide the next one; so is mail that its sender limits.
 */
export async function queueMail(trx: Trx, clock: Clock, mail: Mail): Promise<string> {
  const now = clock.now().toISOString();
  const to = readMailAddress(mail.to);
  const slot = await reserveSlotFor(trx, clock, {
    isUnlimited: mail.isForOwner ?? mail.isBounded,
    address: to.address,
  });
  const replyTo = mail.replyTo === undefined ? null : readMailAddress({ name: '', address: mail.replyTo }).address;
  const id = makeId();
  const { subject, body } = await addPropertyName(trx, mail);
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
    nextAttemptAt: slot.toISOString(),
    lastError: null,
    createdAt: now,
    sentAt: null,
  });
  return id;
}

/** The wording with the name of the property that writes. */
export async function addPropertyName(reader: Reader, { subject, body }: Wording): Promise<Wording> {
  return headWording({ subject, body }, (await getProperty(reader)).name);
}

/** Cuts a body that long placeholders have made enormous: nobody reads a letter of a hundred pages. */
function shorten(body: string): string {
  if (body.length <= LETTER_MAX_LENGTH) return body;
  return `${body.slice(0, LETTER_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…\n`;
}

/** Whether a letter to that address would be sent at once. */
export async function hasRoomFor(trx: Trx, clock: Clock, address: string): Promise<boolean> {
  if (await isAdminAddress(trx, address)) return true;
  return (await findSlot(trx, clock, letterLimitOf(address))) <= clock.now();
}

/** Whether the mail server accepted a test mail in the last 90 days. */
export async function hasSentTest(reader: Reader): Promise<boolean> {
  return await hasSentMail(reader, TEST_KIND);
}

/** Withdraws an unsent mail; false if it was sent or does not exist. A mail being sent right now still arrives. */
export async function withdrawMail(trx: Trx, id: string): Promise<boolean> {
  return await deleteUnsentMailById(trx, id);
}

/** Deletes mails to or about erased people, including those held for the owner's decision. */
export async function forgetMail(trx: Trx, mail: ForgottenMail): Promise<void> {
  await deleteMailAbout(trx, mail);
}

/** The statuses of mails that are still in the outbox. */
export async function listStatuses(
  reader: Reader,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly status: MailStatus }[]> {
  return await listMailStates(reader, ids);
}

/** Withdraws the unsent letters of these kinds to an address. */
export async function withdrawLetters(trx: Trx, address: string, kinds: readonly LetterKind[]): Promise<void> {
  await deleteUnsentMail(trx, address, kinds);
}

type Recipient = { readonly isUnlimited: true | undefined; readonly address: string };

async function reserveSlotFor(trx: Trx, clock: Clock, { isUnlimited, address }: Recipient): Promise<Date> {
  if (isUnlimited || (await isAdminAddress(trx, address))) return clock.now();
  return await takeSlot(trx, clock, letterLimitOf(address));
}

function letterLimitOf(address: string): Use {
  return ['letterToAddress', emailKey(address)];
}

/** Counts the mails that failed and those held for the owner's decision; a status with none is left out. */
export async function readTroubledMail(reader: Reader) {
  return await countTroubledMail(reader);
}

/** The mail to an address, or whose replies go to it, without its text. */
export async function listLettersOf(reader: Reader, email: string): Promise<readonly OutboxEntry[]> {
  return await listMailOfAddress(reader, email);
}

/** The addresses that any mail goes to or names for replies. */
export async function listAddressesOfMail(reader: Reader): Promise<readonly string[]> {
  return await listMailAddresses(reader);
}

/** Deletes these mails, whatever their status; returns how many there were. */
export async function eraseLetters(trx: Trx, ids: readonly string[]): Promise<number> {
  return await deleteMailByIds(trx, ids);
}

type LetterContext = {
  readonly trx: Trx;
  readonly queueLetter: QueueLetter;
  readonly ownerEmail: string | undefined;
};

/** The address for replies, if one is known. */
type WithReplyTo = { readonly replyTo?: string | null | undefined };

/** Puts a letter into the outbox for each address of the owner. */
export async function queueOwnerLetter(
  { trx, queueLetter, ownerEmail }: LetterContext,
  { replyTo = null, ...letter }: FilledLetter & WithReplyTo & Pick<Mail, 'isHeld'>,
): Promise<void> {
  for (const to of await listOwnerAddresses(trx, ownerEmail)) {
    await queueLetter(trx, { ...letter, language: ITALIAN, to, ...(replyTo !== null && { replyTo }) });
  }
}
