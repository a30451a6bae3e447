import type { LocalDate } from '../../base/date/local-date.ts';
import { writeCsv } from '../../base/text/csv.ts';
import type { OfficialTables } from '../register/official-tables.ts';
import { listRegionalDays, type RegionalDay, type RegionalRange, type Traveller } from './regional-days.ts';

type Counts = { readonly arrivals: number; readonly departures: number; readonly present: number };

/** The numbers of arrivals, departures and guests present on a day. */
type C59Day = Counts & { readonly date: LocalDate; readonly rooms: number };
/** The same for one origin: a province of Italy, else a state. */
type C59Row = Counts & { readonly date: LocalDate; readonly origin: string };
export type C59Table = { readonly days: readonly C59Day[]; readonly rows: readonly C59Row[] };

/** The numbers of a range for copying by hand (ISTAT, form C/59): days in order, each with its origins by name. */
export function c59Table(range: RegionalRange, tables: OfficialTables): C59Table {
  const days = listRegionalDays(range);
  return {
    days: days.map(({ date, rooms, ...moves }) => ({ date, ...countMoves(moves), rooms })),
    rows: days.flatMap((day) => listRows(day, tables)),
  };
}

const COLUMNS = ['Data', 'Provenienza', 'Arrivi', 'Partenze', 'Presenti', 'Camere occupate'];

/** The table as CSV: a row per day and origin; a day without guests has one, without origin and with zeros. */
export function c59Csv({ days, rows }: C59Table): string {
  const rowsOf = Map.groupBy(rows, ({ date }) => date);
  const cells = days.flatMap(({ rooms, ...day }) =>
    (rowsOf.get(day.date) ?? [{ ...day, origin: '' }]).map(({ date, origin, arrivals, departures, present }) => [
      date,
      origin,
      arrivals,
      departures,
      present,
      rooms,
    ]),
  );
  return writeCsv([COLUMNS, ...cells], { isBare: true });
}

type Moves = Pick<RegionalDay, 'arrivals' | 'departures' | 'present'>;

function countMoves({ arrivals, departures, present }: Moves): Counts {
  return { arrivals: arrivals.length, departures: departures.length, present: present.length };
}

function listRows({ date, ...day }: RegionalDay, tables: OfficialTables): C59Row[] {
  const originOf = ({ guest }: Traveller) => nameOrigin(guest, tables);
  const [arrivals, departures, present] = [day.arrivals, day.departures, day.present].map((some) =>
    Map.groupBy(some, originOf),
  );
  const origins = new Set([arrivals, departures, present].flatMap((some) => [...(some?.keys() ?? [])]));
  return [...origins].toSorted().map((origin) => ({
    date,
    origin,
    arrivals: arrivals?.get(origin)?.length ?? 0,
    departures: departures?.get(origin)?.length ?? 0,
    present: present?.get(origin)?.length ?? 0,
  }));
}

/** The province of residence in Italy, else the state; empty where unknown. */
function nameOrigin({ residenceState, residencePlace }: Traveller['guest'], tables: OfficialTables): string {
  const isItalian = residenceState === tables.italy && residencePlace;
  const province = isItalian ? tables.findMunicipality(residencePlace)?.province : undefined;
  return province ?? (residenceState ? tables.findState(residenceState)?.name : undefined) ?? '';
}
