import type { CheckInPlan, CheckInSent } from '@approdo/shared/contract/messages/check-in';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { fitsParty } from '@approdo/shared/domain/law/register/party';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { hashToken } from '../../../adapters/secret-token.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { conflict, HttpProblem, invalidFields, refuseFaults, requireFound } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import type { Limits } from '../../base/limits/index.ts';
import { keepAcceptance, readNoticeVersion } from '../../base/notices/index.ts';
import { getProperty } from '../../content/property/index.ts';
import {
  findRegisterStay,
  findStayOfLink,
  getRegisterTerms,
  type KeysAtHand,
  type ListedStay,
  openStayGuests,
  type StayGuestsAtHand,
  writeStayGuests,
} from '../../law/register/index.ts';
import { findStay } from '../../stays/stays/index.ts';
import { findUnknownGuests, readSubmittedGuests } from './read-submitted-guests.ts';
import { viewPlan } from './view-plan.ts';

type CheckInNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly keys: KeysAtHand;
  /** Whether the region's statistics require where guests live. */
  readonly asksResidence: (reader: Reader) => Promise<boolean>;
  /** Called when the guests of a stay have changed. */
  readonly onGuestsWritten: (trx: Trx, stayId: string) => Promise<void>;
};

/** A check-in call: its link's token and the caller's network address. */
export type CheckInRequest = { readonly token: string; readonly network: string };

const RETRY_AFTER_SECONDS = 600;

export type CheckIn = ReturnType<typeof createCheckIn>;

/** Lets guests enter their data before they arrive, by a link alone. */
export function createCheckIn({ database, clock, limits, keys, asksResidence, onGuestsWritten }: CheckInNeeds) {
  /** Throws 409 if the register is off, the same 404 for every dead link, 429 past the limits of link or network. */
  async function admit({ token, network }: CheckInRequest): Promise<void> {
    await limits.spend('checkInByAddress', network);
    await getStay(database, token);
    await limits.spend('checkInByLink', hashToken(token));
  }

  async function getStay(reader: Reader, token: string): Promise<ListedStay> {
    if (!(await getRegisterTerms(reader)).isOn) throw conflict(say('registerOff'));
    const stayId = await findStayOfLink(reader, token, clock.now());
    const stay = stayId === undefined ? undefined : await findRegisterStay(reader, stayId);
    return requireFound(stay?.isCancelled ? undefined : stay, say('checkInLinkEnded'));
  }

  /** Throws 503 if the register's key is missing. */
  async function getGuests(reader: Reader, { id }: ListedStay): Promise<StayGuestsAtHand> {
    const guests = await openStayGuests(reader, keys, id);
    if (guests) return guests;
    throw new HttpProblem(503, say('checkInAway'), { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  async function recordSubmission(trx: Trx, stay: ListedStay, guests: number): Promise<void> {
    const now = clock.now();
    // A stay or booking that the owner entered may have no e-mail address.
    const email = (await findStay(trx, stay.id))?.guestEmail ?? null;
    await keepAcceptance(trx, { way: 'CHECK_IN', email, now });
    await writeAudit(trx, {
      at: now,
      by: null,
      action: 'CHECK_IN_SENT',
      object: 'STAY',
      objectId: stay.id,
      summary: `Ospiti del soggiorno: ${guests}`,
    });
  }

  return {
    async open(request: CheckInRequest, language: Language): Promise<CheckInPlan> {
      await admit(request);
      const stay = await getStay(database, request.token);
      return viewPlan({
        stay,
        property: await getProperty(database),
        guests: await getGuests(database, stay),
        asksResidence: await asksResidence(database),
        noticeVersion: await readNotice(database),
        language,
      });
    },

    /** Saves the guests, with gaps allowed; guests who are no longer in the list are deleted. */
    async save({ token, version, party, guests, noticeVersion }: CheckInSent, network: string): Promise<void> {
      await admit({ token, network });
      if (!fitsParty(party, guests.length)) throw invalidFields({ party: say('partyMissing') });
      await transact(database, async (trx) => {
        const stay = await getStay(trx, token);
        const before = await getGuests(trx, stay);
        if (before.isFinalized) throw conflict(say('checkInVerified'));
        if (before.state !== version) throw conflict(say('checkInChanged'));
        if ((await readNotice(trx)) !== noticeVersion) throw conflict(say('noticeChanged'));
        refuseFaults(findUnknownGuests(guests, before.guests));
        const edits = readSubmittedGuests({ party, guests }, before.guests);
        const hasChanged = await writeStayGuests(trx, { stayId: stay.id, before, edits, now: clock.now() });
        if (hasChanged) await onGuestsWritten(trx, stay.id);
        await recordSubmission(trx, stay, edits.length);
      });
    },
  };
}

async function readNotice(reader: Reader): Promise<string> {
  return String((await readNoticeVersion(reader)) ?? 0);
}
