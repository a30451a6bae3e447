import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import { requireTwoProofs } from '../../../http/calls/fresh-proof.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict, notFound, requireFound } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import { findPagesFor } from '../../base/localization/index.ts';
import {
  endCheckInLink,
  findRegisterStay,
  hasOfficialTables,
  type ListedStay,
  listGuestsOfStays,
  makeCheckInLink,
  requireRegister,
} from '../../law/register/index.ts';
import { type CommitNeeds, createCommit, findConfirmedStay } from '../../stays/stays/index.ts';
import { sendCheckIn } from '../letters/index.ts';

/** A new link, shown once to whoever makes it. */
type NewLink = { readonly url: string; readonly expiresAt: string };

export type CheckInLinks = ReturnType<typeof createCheckInLinks>;

/** Manages the links by which guests enter their data before they arrive: the owner makes and ends them. */
export function createCheckInLinks(needs: CommitNeeds) {
  const { clock, origin } = needs;
  const commit = createCommit(needs);

  return {
    /** Makes a link, ends the previous one and mails it to the booking's guest. Throws 403 without two fresh proofs. */
    async makeLink(stayId: string, caller: Caller): Promise<NewLink> {
      return await commit(async (change) => {
        const { trx } = change;
        const stay = await getStay(trx, stayId);
        if ((await listGuestsOfStays(trx, [stay.id])).size > 0) requireTwoProofs(caller);
        if (!(await hasOfficialTables(trx))) throw conflict(say('tablesMissing'));
        const booking = stay.isAdded ? undefined : await findConfirmedStay(trx, stayId);
        const link = booking
          ? await sendCheckIn(change, { stay: booking, by: caller })
          : await makeCheckInLink(trx, { stay, by: caller, isMailed: false, now: clock.now() });
        const path = booking ? addressIn(await findPagesFor(trx, booking.language), link.path) : link.path;
        return { url: `${origin}${path}`, expiresAt: link.expiresAt.toISOString() };
      });
    },

    async endLink(stayId: string, caller: Caller): Promise<void> {
      await commit(async ({ trx }) => {
        const stay = await getStay(trx, stayId);
        if (!(await endCheckInLink(trx, stay.id))) throw notFound(say('checkInLinkMissing'));
        const line = { action: 'REGISTER_CHANGED', object: 'STAY', objectId: stay.id } as const;
        await writeAudit(trx, { ...line, at: clock.now(), by: caller, summary: 'Collegamento per il check-in chiuso' });
      });
    },
  };
}

/** Throws 409 if the register is off, 404 if the stay does not exist or will not take place. */
async function getStay(reader: Reader, id: string): Promise<ListedStay> {
  await requireRegister(reader);
  const stay = await findRegisterStay(reader, id);
  return requireFound(stay?.isCancelled ? undefined : stay, say('registerStayUnknown'));
}
