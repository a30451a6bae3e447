import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { checkInLinkEnd } from '@approdo/shared/domain/law/register/check-in-link';
import { hashToken, makeToken } from '../../../../adapters/secret-token.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { conflict } from '../../../../http/problems.ts';
import { type Actor, writeAudit } from '../../../base/audit/index.ts';
import { deleteLink, findLink, putLink, updateLinkEnd } from './links.records.ts';

const ARRIVED = "L'arrivo è già passato";

/** A link as it is told, once: of its token the hash alone is kept. */
export type CheckInLink = {
  /** On the site, in Italian. */
  readonly path: string;
  readonly expiresAt: Date;
};

type Making = {
  readonly stay: { readonly id: string; readonly startDate: LocalDate };
  /** Null where it goes by itself. */
  readonly by: Actor;
  readonly isMailed: boolean;
  readonly now: Date;
};

/** A link of the stay's check-in ahead, which ends the one before. Throws 409 where it would have ended already. */
export async function makeCheckInLink(trx: Trx, { stay, by, isMailed, now }: Making): Promise<CheckInLink> {
  const expiresAt = checkInLinkEnd(stay.startDate);
  if (expiresAt <= now) throw conflict(ARRIVED);
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

/** Whether there was one. */
export async function endCheckInLink(trx: Trx, stayId: string): Promise<boolean> {
  return await deleteLink(trx, stayId);
}

/** Call it where the arrival of a stay moves: its link then lasts as long as a new one would. */
export async function moveCheckInLink(trx: Trx, stayId: string, arrival: LocalDate): Promise<void> {
  await updateLinkEnd(trx, stayId, checkInLinkEnd(arrival).toISOString());
}
