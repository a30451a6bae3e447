import type {
  RegisterTerms,
  RegisterTermsEdit,
  registerSettingsAnswer,
} from '@approdo/shared/contract/law/register-settings';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import { applyEdit } from '../../../../http/calls/apply-edit.ts';
import { requireTwoProofs } from '../../../../http/calls/fresh-proof.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../../http/calls/precondition.ts';
import { conflict, refuseFaults } from '../../../../http/problems.ts';
import { writeAudit } from '../../../base/audit/index.ts';
import type { KeysAtHand } from '../key/key-at-hand.ts';
import { recordStart } from '../rounds.records.ts';
import { getRegisterTerms, holdsGuests, putRegisterTerms } from './settings.records.ts';

type SettingsNeeds = { readonly database: Database; readonly clock: Clock; readonly keys: KeysAtHand };

type Answer = z.output<typeof registerSettingsAnswer>;

type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

export type RegisterSettings = ReturnType<typeof createRegisterSettings>;

/** Whether the register of guests is on, and the format of its file. */
export function createRegisterSettings({ database, clock, keys }: SettingsNeeds) {
  async function change(trx: Trx, before: RegisterTerms, after: RegisterTerms, caller: Caller): Promise<void> {
    await putRegisterTerms(trx, after);
    if (after.isOn && !before.isOn) await recordStart(trx, clock.today());
    await writeAudit(trx, {
      at: clock.now(),
      by: caller,
      action: 'SETTINGS_CHANGED',
      object: 'SETTINGS',
      objectId: 'register',
      summary: `Registro ospiti${sayWhether(before, after)}`,
    });
  }

  return {
    get: async (): Promise<Answer> => withVersion(await getRegisterTerms(database)),

    /** Throws 403 if switched without two proofs, 409 if switched off while data of guests are stored. */
    async replace(edit: RegisterTermsEdit, { caller, precondition }: WriteContext): Promise<Answer> {
      const present = await getRegisterTerms(database);
      const isSwitched = edit.isOn !== undefined && edit.isOn !== present.isOn;
      if (isSwitched) requireTwoProofs(caller);
      // An unused key does no harm if switching on is refused.
      if (isSwitched && edit.isOn) await keys.make();
      return await transact(database, async (trx) => {
        const before = await getRegisterTerms(trx);
        precondition(withVersion(before));
        const after = applyTo(before, edit);
        if (after.isOn !== before.isOn) requireTwoProofs(caller);
        if (before.isOn && !after.isOn && (await holdsGuests(trx))) throw conflict(say('registerHoldsGuests'));
        if (after.account === 'STANDARD' && after.apartmentId !== null)
          refuseFaults({ apartmentId: say('apartmentsAccountMissing') });
        if (JSON.stringify(after) !== JSON.stringify(before)) await change(trx, before, after, caller);
        return withVersion(after);
      });
    },
  };
}

/** An account for a single property has no apartment number, unless the edit names one: that is refused. */
function applyTo(before: RegisterTerms, { checkInLetter, ...edit }: RegisterTermsEdit): RegisterTerms {
  const isOne = edit.account === 'STANDARD' && edit.apartmentId === undefined;
  return applyEdit(before, {
    ...edit,
    ...(isOne && { apartmentId: null }),
    ...(checkInLetter && { checkInLetter: applyEdit(before.checkInLetter, checkInLetter) }),
  });
}

function sayWhether(before: RegisterTerms, after: RegisterTerms): string {
  if (before.isOn === after.isOn) return '';
  return after.isOn ? ' attivato' : ' disattivato';
}
