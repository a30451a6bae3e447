import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { z } from 'zod';
import { makeId } from '../../../../adapters/random.ts';
import { inPortions } from '../../../../db/in-portions.ts';
import { jsonColumn } from '../../../../db/json-column.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { type ReportedDay, reportedArrivalOfDay } from '../register.table.ts';

const arrivalsText = jsonColumn('register_told_days.arrivals', z.array(reportedArrivalOfDay));

/** A reported day with the state of its transmission, an open list. */
export type ReportedDayState = ReportedDay & {
  readonly state: string;
  /** The instant of the report, and the name of its author. */
  readonly at: string;
  readonly by: string;
};

type Days = { readonly from?: LocalDate; readonly to?: LocalDate };

export async function insertReportedDays(trx: Trx, days: readonly ReportedDay[]): Promise<void> {
  await inPortions(days, async (portion) => {
    await trx
      .insertInto('register_told_days')
      .values(
        portion.map(({ transmissionId, date, mark, arrivals }) => ({
          id: makeId(),
          transmission_id: transmissionId,
          date,
          mark,
          arrivals: arrivalsText.write([...arrivals]),
        })),
      )
      .execute();
    return [];
  });
}

/** The last report of each day, by day. */
export async function listReportedDays(reader: Reader, { from = '0001-01-01', to = '9999-12-31' }: Days = {}) {
  const rows = await reader
    .selectFrom('register_told_days')
    .innerJoin('register_transmissions', 'register_transmissions.id', 'transmission_id')
    .select(['transmission_id', 'register_told_days.date', 'mark', 'arrivals', 'state', 'at', 'by_name'])
    .where('register_told_days.date', '>=', from)
    .where('register_told_days.date', '<=', to)
    .orderBy('at')
    .orderBy('transmission_id')
    .execute();
  const days = rows.map((row): [LocalDate, ReportedDayState] => [
    row.date,
    {
      transmissionId: row.transmission_id,
      date: row.date,
      mark: row.mark,
      arrivals: arrivalsText.read(row.arrivals),
      state: row.state,
      at: row.at,
      by: row.by_name,
    },
  ]);
  return new Map(days);
}
