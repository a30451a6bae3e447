import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { Reader } from '../../../db/transaction.ts';
import { requireTwoProofs } from '../../../http/calls/fresh-proof.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict, found, notFound } from '../../../http/problems.ts';
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
  TABLES_MISSING,
} from '../../law/register/index.ts';
import { type CommitNeeds, createCommit, findConfirmedStay } from '../../stays/stays/index.ts';
import { sendCheckIn } from '../letters/index.ts';

const UNKNOWN_STAY = 'Soggiorno non trovato';

/** A link as its maker is told, once. */
type Told = { readonly url: string; readonly expiresAt: string };

export type CheckInLinks = ReturnType<typeof createCheckInLinks>;

/** The links through which guests enter their data before they arrive, as the owner makes and ends them. */
export function createCheckInLinks(needs: CommitNeeds) {
  const { clock, origin } = needs;
  const commit = createCommit(needs);

  return {
    /** Throws 403 without two fresh proofs where guests are entered. The one before ends. A booking's is mailed to its guest, in the language that she is written to in. */
    async makeLink(stayId: string, caller: Caller): Promise<Told> {
      return await commit(async (change) => {
        const { trx } = change;
        const stay = await getStay(trx, stayId);
        if ((await listGuestsOfStays(trx, [stay.id])).size > 0) requireTwoProofs(caller);
        if (!(await hasOfficialTables(trx))) throw conflict(TABLES_MISSING);
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
        if (!(await endCheckInLink(trx, stay.id))) throw notFound('Non c’è nessun collegamento');
        const line = { action: 'REGISTER_CHANGED', object: 'STAY', objectId: stay.id } as const;
        await writeAudit(trx, { ...line, at: clock.now(), by: caller, summary: 'Collegamento per il check-in chiuso' });
      });
    },
  };
}

/** Throws 409 where no register is kept, 404 where there is no such stay, or it does not take place. */
async function getStay(reader: Reader, id: string): Promise<ListedStay> {
  await requireRegister(reader);
  const stay = await findRegisterStay(reader, id);
  return found(stay?.isOff ? undefined : stay, UNKNOWN_STAY);
}
