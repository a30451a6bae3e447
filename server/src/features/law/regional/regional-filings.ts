import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { elideBeforeDates, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { listRegionalDays, type RegionalDay } from '@approdo/shared/domain/law/regional/regional-days';
import { say } from '@approdo/shared/words/say';
import { makeId } from '../../../adapters/random.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import {
  findTransmissionByKey,
  getTransmission,
  insertReportedDays,
  insertTransmission,
  putState,
  requireRegister,
  viewTransmission,
} from '../register/index.ts';
import { type ComposedRegional, composeRegional, writeDay } from './compose-regional.ts';
import type { NamedStay, RegionalNeeds } from './read-regional.ts';
import { isAccepted } from './regional-state.ts';

type Recorded = { readonly key: string; readonly from: LocalDate; readonly to: LocalDate };

/** Reports to the region: whoever uploaded a file records it, and marks it accepted once the portal says so. */
export function createRegionalFilings(needs: RegionalNeeds) {
  const { database, clock } = needs;

  async function writeLine(trx: Trx, caller: Caller, { id, date }: Transmission, done: string): Promise<void> {
    await writeAudit(trx, {
      at: clock.now(),
      by: caller,
      action: 'TRANSMITTED',
      object: 'TRANSMISSION',
      objectId: id,
      summary: elideBeforeDates(`Comunicazione alla regione dal ${sayLocalDate(date)}, ${done}`),
    });
  }

  return {
    /** Records the file's present content, once per key. Throws wherever the file would be refused. */
    async record({ key, from, to }: Recorded, caller: Caller): Promise<Transmission> {
      return await transact(database, async (trx) => {
        await requireRegister(trx);
        const first = await findTransmissionByKey(trx, key);
        if (first) return await viewTransmission(trx, first);
        const composed = await composeRegional(trx, needs, { from, to });
        const days = listRegionalDays(composed.range);
        const transmission = {
          id: makeId(),
          requestKey: key,
          kind: 'REGIONAL',
          date: from,
          channel: 'FILE',
          state: 'UPLOADED',
          guests: days.reduce((sum, { arrivals }) => sum + arrivals.length, 0),
          sha256: composed.sha256,
          at: clock.now().toISOString(),
          byId: caller.userId,
          byName: caller.name,
        };
        await insertTransmission(trx, transmission, listArrived(transmission.id, days, composed));
        await insertReportedDays(
          trx,
          days.map((day) => reportedDay(transmission.id, day, composed)),
        );
        const view = await viewTransmission(trx, transmission);
        await writeLine(trx, caller, view, `${transmission.guests} arrivi`);
        return view;
      });
    },

    /** Works with a receipt, too. Throws 404 where there is none, 409 for a report to another authority. */
    async accept(id: string, caller: Caller): Promise<Transmission> {
      return await transact(database, async (trx) => {
        await requireRegister(trx);
        const transmission = await getTransmission(trx, id);
        if (transmission.kind !== 'REGIONAL') throw conflict(say('transmissionToAnother'));
        if (isAccepted(transmission)) return await viewTransmission(trx, transmission);
        await putState(trx, id, 'ACCEPTED');
        const view = await viewTransmission(trx, { ...transmission, state: 'ACCEPTED' });
        await writeLine(trx, caller, view, 'accettata');
        return view;
      });
    },
  };
}

/** Arrivals that let a reported guest outlive a cancelled stay. */
function listArrived(transmissionId: string, days: readonly RegionalDay[], { range, seal }: ComposedRegional) {
  const stays = new Map(range.stays.flatMap((stay: NamedStay) => stay.guests.map(({ id }) => [id, stay.id] as const)));
  return days.flatMap(({ arrivals }) =>
    arrivals.map(({ guest, arrival }) => ({
      transmissionId,
      guestId: guest.id,
      stayId: stays.get(guest.id) ?? '',
      arrival,
      mark: seal.mark([guest.idswh, arrival]),
    })),
  );
}

function reportedDay(transmissionId: string, day: RegionalDay, composed: ComposedRegional) {
  return {
    transmissionId,
    date: day.date,
    mark: composed.seal.mark(writeDay(composed, day.date)),
    arrivals: day.arrivals.map(({ guest, arrival }) => ({
      idswh: guest.idswh,
      role: guest.role ?? ('SINGLE' as const),
      arrival,
    })),
  };
}
