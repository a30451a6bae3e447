import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import type { DeadlineFacts } from '@approdo/shared/domain/law/deadlines/deadlines';
import { alloggiatiDeadline } from '@approdo/shared/domain/law/register/alloggiati-deadline';
import type { Reader } from '../../../db/transaction.ts';
import type { StoredTransmission } from './register.table.ts';
import { readRegisterStays } from './register-stays.ts';
import { listReportedArrivals } from './reported-arrivals.records.ts';
import type { Days } from './stays.records.ts';
import { findReceiptInstant } from './transmissions/receipts.repository.ts';
import { listTransmissions } from './transmissions/transmissions.records.ts';
import { listUnreportedArrivals } from './transmissions/unreported-arrivals.ts';

type FilingQuery = { readonly days: Days; readonly checkInFrom: string | null };

type FilingFacts = Pick<DeadlineFacts, 'arrivals' | 'uploads'>;

/** What has to be reported to the Polizia in these days, what was, and which receipts exist; needs no key. */
export async function readFilingFacts(reader: Reader, query: FilingQuery): Promise<FilingFacts> {
  const transmissions = (await listTransmissions(reader, query.days)).filter(({ kind }) => kind === 'ALLOGGIATI');
  const unreported = (await listUnreportedArrivals(reader, query)).map(({ stay, date, dueAt }) => ({
    ...{ stayId: stay.id, title: stay.title },
    ...{ date, dueAt, done: null },
  }));
  const open = new Set(unreported.map(({ stayId, date }) => `${stayId} ${date}`));
  const reported = (await listReported(reader, query, transmissions)).filter(
    ({ stayId, date }) => !open.has(`${stayId} ${date}`),
  );
  return {
    arrivals: [...unreported, ...reported],
    uploads: await Promise.all(
      transmissions.map(async ({ id, date, at, byName }) => {
        const receivedAt = await findReceiptInstant(reader, id);
        return { id, date, at: new Date(at), done: receivedAt ? { at: new Date(receivedAt), by: byName } : null };
      }),
    ),
  };
}

/** Days with reported arrivals of a stay, and when they were reported. */
async function listReported(
  reader: Reader,
  { days, checkInFrom }: FilingQuery,
  transmissions: readonly StoredTransmission[],
): Promise<FilingFacts['arrivals']> {
  const stays = (await readRegisterStays(reader, days)).filter(({ isCancelled }) => !isCancelled);
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  // Reports to a region do not count here.
  const arrivals = (await listReportedArrivals(reader, [...byId.keys()])).filter(({ kind }) => kind === 'ALLOGGIATI');
  const lastReported = new Map(arrivals.map((reported) => [`${reported.stayId} ${reported.arrival}`, reported]));
  return [...lastReported.values()].flatMap(({ stayId, arrival, transmissionId }) => {
    const stay = byId.get(stayId);
    const transmission = transmissions.find(({ id }) => id === transmissionId);
    if (!stay || !transmission) return [];
    const nights = daysBetween(stay.startDate, stay.endDate);
    return [
      {
        stayId,
        title: stay.title,
        date: arrival,
        dueAt: alloggiatiDeadline({ arrival, nights, checkInFrom }),
        done: { at: new Date(transmission.at), by: transmission.byName },
      },
    ];
  });
}
