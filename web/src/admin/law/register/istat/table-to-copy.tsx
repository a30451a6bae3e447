import { type RegionalTable, regional } from '@approdo/shared/contract/law/regional';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { Button } from '@mantine/core';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { useCopy } from '../../../kit/feedback/use-copy.ts';
import kit from '../../../kit/styles/kit.module.css';
import table from '../../../kit/table/table.module.css';
import { useRead } from '../../../session/use-read.ts';
import { ISTAT, ISTAT_DAYS, ISTAT_FILE } from '../../guests/index.ts';

const COLUMNS = [
  ISTAT_DAYS.day,
  ISTAT_DAYS.origin,
  ISTAT_DAYS.arrivals,
  ISTAT_DAYS.departures,
  ISTAT_DAYS.present,
  ISTAT_DAYS.rooms,
];

/** The numbers of a month by origin, for copying by hand into the region's portal. */
export function TableToCopy({ month }: { readonly month: string }) {
  return (
    <QueryStates query={useRead(regional.table, { query: { month } })} failure={ISTAT.loadFailed}>
      {(numbers) => <Numbers lines={listLines(numbers)} />}
    </QueryStates>
  );
}

type Line = { readonly key: string; readonly cells: readonly string[] };

function Numbers({ lines }: { readonly lines: readonly Line[] }) {
  const copy = useCopy();
  const text = [COLUMNS, ...lines.map(({ cells }) => cells)].map((cells) => cells.join('\t')).join('\n');
  return (
    <>
      <div>
        <Button onClick={() => void copy(text, { copied: ISTAT_FILE.copied, failed: { text: ISTAT_FILE.copyFailed } })}>
          {ISTAT_FILE.copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={table.frame} tabIndex={0} aria-label={ISTAT_DAYS.table}>
        <table className={table.table} aria-label={ISTAT_DAYS.table}>
          <thead>
            <tr>
              {COLUMNS.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, cells: [day, ...cells] }) => (
              <tr key={key}>
                <th scope="row" className={kit.noWrap}>
                  {day}
                </th>
                {cells.map((cell, place) => (
                  <td key={COLUMNS[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A row per day and origin; a day without guests has one, without origin and with zeros, as in the CSV. */
function listLines({ days, rows }: RegionalTable): readonly Line[] {
  const rowsOf = Map.groupBy(rows, ({ date }) => date);
  return days.flatMap(({ rooms, ...day }) =>
    (rowsOf.get(day.date) ?? [{ ...day, origin: '' }]).map(({ date, origin, arrivals, departures, present }) => ({
      key: `${date} ${origin}`,
      cells: [formatLocalDate(date), origin, ...[arrivals, departures, present, rooms].map(String)],
    })),
  );
}
