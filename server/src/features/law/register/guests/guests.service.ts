import type { registerGuests, StayGuests, StayGuestsEdit } from '@approdo/shared/contract/law/register-guests';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import { makeId } from '../../../../adapters/random.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import type { Precondition } from '../../../../http/calls/precondition.ts';
import { refuseFaults } from '../../../../http/problems.ts';
import { type AuditLine, writeAudit } from '../../../base/audit/index.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import type { KeysAtHand } from '../key/key-at-hand.ts';
import type { OfficialLists } from '../official-lists.ts';
import { getRegisterStay, type ListedStay } from '../register-stays.ts';
import { requireRegister } from '../settings/require-on.ts';
import { updateGuests } from './guests.records.ts';
import { auditReading } from './note-reading.ts';
import { type OpenedGuest, readGuestsOfStays } from './opened-guest.ts';
import { findListFaults, planGuests } from './plan-guests.ts';
import { renewMovedIdentifiers } from './renew-identifiers.ts';
import { type ReadSystem, readTravel, writeTravel } from './stay-travel.ts';
import { viewStayGuests } from './view-guests.ts';
import { writeGuests } from './write-guests.ts';

type GuestsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: KeysAtHand;
  readonly lists: OfficialLists;
  readonly readSystem: ReadSystem;
  readonly onGuestsWritten: OnGuestsWritten;
};

type Identifying = z.output<typeof registerGuests.identify.body>;

type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

/** Called in the same transaction when the guests of a stay have changed. */
type OnGuestsWritten = (trx: Trx, stayId: string) => Promise<void>;

export type RegisterGuests = ReturnType<typeof createRegisterGuests>;

/** The guests of each stay, as the owner enters them. */
export function createRegisterGuests({ database, clock, keys, lists, readSystem, onGuestsWritten }: GuestsNeeds) {
  /** Throws 409 where the register is off or its key is missing, 404 where there is no such stay. */
  async function open(trx: Trx, id: string) {
    await requireRegister(trx);
    const stay = await getRegisterStay(trx, id);
    const seal = await keys.seal(trx);
    return { stay, seal, guests: await listGuests(trx, seal, stay) };
  }

  async function view(trx: Trx, stay: ListedStay, guests: readonly OpenedGuest[]): Promise<StayGuests> {
    return viewStayGuests(stay, guests, {
      tables: await lists.read(trx),
      today: clock.today(),
      travel: await readTravel(trx, stay.id),
      system: await readSystem(trx),
    });
  }

  const lineOf = (caller: Caller, action: AuditLine['action'], stay: ListedStay, summary: string): AuditLine => ({
    at: clock.now(),
    by: caller,
    action,
    object: 'STAY',
    objectId: stay.id,
    summary,
  });

  return {
    async get(id: string, caller: Caller): Promise<StayGuests> {
      return await transact(database, async (trx) => {
        const { stay, guests } = await open(trx, id);
        await auditReading(trx, stay, { caller, now: clock.now() });
        return await view(trx, stay, guests);
      });
    },

    /** Replaces the whole list; throws 400 for structural faults, and saves incomplete guests. */
    async replace(id: string, edit: StayGuestsEdit, { caller, precondition }: WriteContext): Promise<StayGuests> {
      return await transact(database, async (trx) => {
        const { stay, seal, guests: known } = await open(trx, id);
        const before = await view(trx, stay, known);
        precondition(before);
        const { guests: edits, ...travel } = edit;
        refuseFaults(findListFaults({ stay, known, edits }));
        const hasMoved = await writeTravel(trx, { stayId: id, edit: travel, system: await readSystem(trx) });
        const planned = planGuests({ known, edits, by: 'OWNER', makeId });
        const guestsWrite = { stayId: id, seal, known, planned, seesDates: true, now: clock.now() };
        const hasChanged = await writeGuests(trx, guestsWrite);
        if (!hasChanged && !hasMoved) return before;
        await renewMovedIdentifiers(trx, {
          ...stay,
          before: { arrival: stay.startDate, departure: stay.endDate, guests: known },
        });
        if (hasChanged) await onGuestsWritten(trx, id);
        await writeAudit(trx, lineOf(caller, 'REGISTER_CHANGED', stay, `Ospiti del soggiorno: ${planned.length}`));
        return await view(trx, stay, await listGuests(trx, seal, stay));
      });
    },

    /** Records by whom and when guests were identified in person or by video; `how` null undoes it. */
    async identify(id: string, { guestIds, how }: Identifying, caller: Caller): Promise<StayGuests> {
      return await transact(database, async (trx) => {
        const { stay, seal, guests: known } = await open(trx, id);
        const ofStay = new Set(known.map((guest) => guest.id));
        if (guestIds.some((guestId) => !ofStay.has(guestId))) refuseFaults({ guestIds: say('guestOfAnotherStay') });
        const identified =
          how === null
            ? { identifiedHow: null, identifiedAt: null, identifiedBy: null }
            : { identifiedHow: how, identifiedAt: clock.now().toISOString(), identifiedBy: caller.name };
        await updateGuests(
          trx,
          [...new Set(guestIds)].map((guestId) => ({ id: guestId, ...identified })),
        );
        const what = how === null ? 'Identificazione annullata' : 'Identificati';
        await writeAudit(trx, lineOf(caller, 'GUEST_IDENTIFIED', stay, `${what}: ${guestIds.length} ospiti`));
        return await view(trx, stay, await listGuests(trx, seal, stay));
      });
    },
  };
}

async function listGuests(trx: Trx, seal: GuestSeal, { id }: ListedStay): Promise<readonly OpenedGuest[]> {
  return (await readGuestsOfStays(trx, seal, [id])).get(id) ?? [];
}
