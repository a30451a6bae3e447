import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { transmissions as rows } from '@approdo/shared/contract/law/alloggiati';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { say } from '@approdo/shared/words/say';
import { makeId } from '../../../../adapters/random.ts';
import { type Reader, type Trx, transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { viewAs } from '../../../../http/calls/view-as.ts';
import { conflict, requireFound } from '../../../../http/problems.ts';
import { writeAudit } from '../../../base/audit/index.ts';
import { markArrival } from '../guests/mark-arrival.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import type { StoredTransmission, TransmittedArrival } from '../register.table.ts';
import { deleteUnreported } from '../retention/delete-unreported.ts';
import { deleteTransmissions } from '../retention.records.ts';
import { requireRegister } from '../settings/require-on.ts';
import type { ReportLine } from './alloggiati-day.ts';
import { composeFile, requireArrived } from './compose-file.ts';
import type { FilingNeeds } from './filing-needs.ts';
import { readFiling } from './read-filing.ts';
import { findReceiptInstant, listReceipted } from './receipts.repository.ts';
import {
  findTransmission,
  findTransmissionByKey,
  insertTransmission,
  listStaysOf,
  listTransmissions,
} from './transmissions.records.ts';

const DAYS_LISTED = 400;

type Days = { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined };
type Recorded = { readonly key: string; readonly date: LocalDate };

export type Transmissions = ReturnType<typeof createTransmissions>;

/** Reports to authorities: whoever uploaded a file records it, and may undo that while nothing proves it. */
export function createTransmissions(needs: FilingNeeds) {
  const { database, clock } = needs;

  return {
    async list({ from, to }: Days): Promise<Transmission[]> {
      await requireRegister(database);
      const last = to ?? (from === undefined ? clock.today() : addDays(from, DAYS_LISTED - 1));
      const days = { from: from ?? addDays(last, 1 - DAYS_LISTED), to: last };
      const receipted = await listReceipted(database, days);
      return (await listTransmissions(database, days)).map((each) => viewOf(each, receipted.has(each.id)));
    },

    /** Records the guests in the file at that moment as reported. Throws 409 wherever the file would be refused. */
    async record({ key, date }: Recorded, caller: Caller): Promise<Transmission> {
      return await transact(database, async (trx) => {
        const filing = await readFiling(trx, needs);
        const first = await findTransmissionByKey(trx, key);
        if (first) return await viewTransmission(trx, first);
        requireArrived(date, clock.today(), true);
        const file = await composeFile(trx, { ...filing, date, isAll: false });
        const transmission: StoredTransmission = {
          id: makeId(),
          requestKey: key,
          kind: 'ALLOGGIATI',
          date,
          channel: 'FILE',
          state: 'UPLOADED',
          guests: file.lines.length,
          sha256: file.sha256,
          at: clock.now().toISOString(),
          byId: caller.userId,
          byName: caller.name,
        };
        await insertTransmission(
          trx,
          transmission,
          file.lines.map((line) => arrivalOf(line, transmission, filing.seal)),
        );
        await writeLine(trx, transmission, { caller, action: 'TRANSMITTED', summary: `${transmission.guests} ospiti` });
        return await viewTransmission(trx, transmission);
      });
    },

    /** Guests of a cancelled stay are deleted with their last transmission. */
    async undo(id: string, caller: Caller): Promise<void> {
      await transact(database, async (trx) => {
        await requireRegister(trx);
        const transmission = await getTransmission(trx, id);
        if ((await findReceiptInstant(trx, id)) !== undefined) throw conflict(say('transmissionReceipted'));
        if (transmission.state === 'ACCEPTED') throw conflict(say('transmissionAccepted'));
        const stays = await listStaysOf(trx, id);
        await deleteTransmissions(trx, [id]);
        await deleteUnreported(trx, stays);
        await writeLine(trx, transmission, { caller, action: 'REGISTER_CHANGED', summary: 'annullata' });
      });
    },
  };

  type Act = {
    readonly caller: Caller;
    readonly action: 'TRANSMITTED' | 'REGISTER_CHANGED';
    readonly summary: string;
  };

  async function writeLine(
    trx: Trx,
    { id, date }: StoredTransmission,
    { caller, action, summary }: Act,
  ): Promise<void> {
    await writeAudit(trx, {
      at: clock.now(),
      by: caller,
      action,
      object: 'TRANSMISSION',
      objectId: id,
      summary: `${elideBeforeDates(`Comunicazione del ${sayLocalDate(date)}`)}, ${summary}`,
    });
  }
}

function arrivalOf(
  { guest, segment, stayId }: ReportLine,
  { id }: StoredTransmission,
  seal: GuestSeal,
): TransmittedArrival {
  return {
    transmissionId: id,
    guestId: guest.id,
    stayId,
    arrival: segment.arrival,
    mark: markArrival(seal, guest, segment),
  };
}

/** Throws 404 where there is none. */
export async function getTransmission(reader: Reader, id: string): Promise<StoredTransmission> {
  return requireFound(await findTransmission(reader, id), say('transmissionUnknown'));
}

/** The public view, with whether a receipt exists. */
export async function viewTransmission(reader: Reader, transmission: StoredTransmission): Promise<Transmission> {
  return viewOf(transmission, (await findReceiptInstant(reader, transmission.id)) !== undefined);
}

function viewOf({ byName, ...transmission }: StoredTransmission, hasReceipt: boolean): Transmission {
  return viewAs(rows.record.answer, { ...transmission, by: byName, ...(hasReceipt && { hasReceipt }) });
}
