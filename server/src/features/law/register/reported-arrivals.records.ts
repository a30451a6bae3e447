import { inPortions } from '../../../db/in-portions.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { TransmittedArrival } from './register.table.ts';
import type { Days } from './stays.records.ts';

/** A guest's arrival as reported to an authority, with the state of its transmission. */
export type ReportedArrival = TransmittedArrival & {
  /** Of the transmission; both are open lists. */
  readonly kind: string;
  readonly state: string;
};

/** The reported arrivals of these stays, earliest transmission first. */
export async function listReportedArrivals(reader: Reader, stayIds: readonly string[]): Promise<ReportedArrival[]> {
  const rows = await inPortions(stayIds, (portion) =>
    reader
      .selectFrom('register_transmitted')
      .innerJoin('register_transmissions', 'register_transmissions.id', 'register_transmitted.transmission_id')
      .select(['transmission_id', 'guest_id', 'stay_id', 'arrival', 'mark', 'kind', 'state'])
      .where('stay_id', 'in', [...portion])
      .orderBy('at')
      .orderBy('transmission_id')
      .execute(),
  );
  return rows.map((row) => ({
    transmissionId: row.transmission_id,
    guestId: row.guest_id,
    stayId: row.stay_id,
    arrival: row.arrival,
    mark: row.mark,
    kind: row.kind,
    state: row.state,
  }));
}

export async function wasReported(reader: Reader, stayId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('register_transmitted')
    .select('guest_id')
    .where('stay_id', '=', stayId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stays with an arrival reported for these days. */
export async function listReportedStays(reader: Reader, { from, to }: Days): Promise<string[]> {
  const rows = await reader
    .selectFrom('register_transmitted')
    .select('stay_id')
    .distinct()
    .where('arrival', '>=', from)
    .where('arrival', '<=', to)
    .execute();
  return rows.map(({ stay_id }) => stay_id);
}

/** When guests of these stays were last reported, or a receipt for them was added; undefined if never. */
export async function findLastReported(reader: Reader, stayIds: readonly string[]): Promise<string | undefined> {
  const rows = await inPortions(stayIds, (portion) =>
    reader
      .selectFrom('register_transmitted')
      .innerJoin('register_transmissions', 'register_transmissions.id', 'register_transmitted.transmission_id')
      .leftJoin('register_receipts', 'register_receipts.transmission_id', 'register_transmissions.id')
      .select(['at', 'added_at'])
      .distinct()
      .where('stay_id', 'in', [...portion])
      .execute(),
  );
  return rows
    .flatMap(({ at, added_at }) => [at, added_at ?? at])
    .toSorted()
    .at(-1);
}
