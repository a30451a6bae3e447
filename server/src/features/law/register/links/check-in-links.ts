import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { checkInLinkEnd } from '@approdo/shared/domain/law/register/check-in-link';
import { say } from '@approdo/shared/words/say';
import { hashToken, makeToken } from '../../../../adapters/secret-token.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { conflict } from '../../../../http/problems.ts';
import { type Actor, writeAudit } from '../../../base/audit/index.ts';
import { findRegister } from '../settings/require-on.ts';
import { lacksGuests } from '../stay-guests.ts';
import { deleteLink, findLink, findLinkEnd, putLink, updateLinkEnd } from './links.records.ts';

/** A new link, available only once: just the hash of its token is stored. */
export type CheckInLink = {
  /** On the site, in Italian. */
  readonly path: string;
  readonly expiresAt: Date;
};

type Making = {
  readonly stay: { readonly id: string; readonly startDate: LocalDate };
  /** Null where it is sent automatically. */
  readonly by: Actor;
  readonly isMailed: boolean;
  readonly now: Date;
};

/** Creates a check-in link, replacing the one before. Throws 409 where it would have expired already. */
export async function makeCheckInLink(trx: Trx, { stay, by, isMailed, now }: Making): Promise<CheckInLink> {
  const expiresAt = checkInLinkEnd(stay.startDate);
  if (expiresAt <= now) throw conflict(say('arrivalPassed'));
  const token = makeToken();
  const link = { stayId: stay.id, tokenHash: hashToken(token), expiresAt: expiresAt.toISOString() };
  await putLink(trx, link, now);
  await writeAudit(trx, {
    at: now,
    by,
    action: 'LINK_SENT',
    object: 'STAY',
    objectId: stay.id,
    summary: isMailed
      ? 'Collegamento per il check-in, per e-mail all’ospite'
      : 'Collegamento per il check-in, da copiare',
  });
  return { path: `/check-in#${token}`, expiresAt };
}

/** The stay whose check-in a token opens; undefined where it opens none. */
export async function findStayOfLink(reader: Reader, token: string, now: Date): Promise<string | undefined> {
  return (await findLink(reader, hashToken(token), now))?.stayId;
}

type GuestCount = { readonly id: string; readonly numberOfGuests: number };

/** Until when a stay's link takes its guests; undefined where none is open, or nobody is missing. */
export async function findCheckInEnd(reader: Reader, stay: GuestCount, now: Date): Promise<string | undefined> {
  const expiresAt = await findLinkEnd(reader, stay.id, now);
  if (expiresAt === undefined || !(await findRegister(reader))) return undefined;
  return (await lacksGuests(reader, stay)) ? expiresAt : undefined;
}

/** Resolves with whether there was one. */
export async function endCheckInLink(trx: Trx, stayId: string): Promise<boolean> {
  return await deleteLink(trx, stayId);
}

/** Called when a stay's arrival moves: its link then expires as a new one would. */
export async function moveCheckInLink(trx: Trx, stayId: string, arrival: LocalDate): Promise<void> {
  await updateLinkEnd(trx, stayId, checkInLinkEnd(arrival).toISOString());
}
