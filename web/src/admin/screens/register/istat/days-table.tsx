import type { RegionalDayAnswer } from '@approdo/shared/contract/register/regional';
import { formatLocalDate } from '@approdo/shared/domain/date/local-date';
import type { RegionalSystem } from '@approdo/shared/domain/regional/regions';
import { Badge, type Tone } from '../../../badge/badge.tsx';
import { DataTable } from '../../../table/data-table.tsx';
import type { Column } from '../../../table/rows.ts';
import { ISTAT_DAYS, ISTAT_MONTH } from '../../../texts/istat.ts';
import register from '../register.module.css';
import styles from './istat.module.css';

type Props = { readonly days: readonly RegionalDayAnswer[]; readonly system: RegionalSystem };

/** The days of a month: what became of each, and who came, slept there and went. */
export function DaysTable({ days, system }: Props) {
  return (
    <DataTable
      label={ISTAT_DAYS.list}
      name="giorni"
      rows={days}
      keyOf={({ date }) => date}
      columns={columnsFor(system)}
      isWhole
    />
  );
}

function columnsFor(system: RegionalSystem): readonly [Column<RegionalDayAnswer>, ...Column<RegionalDayAnswer>[]] {
  return [
    { key: 'giorno', label: ISTAT_DAYS.day, cell: ({ date }) => formatLocalDate(date) },
    {
      key: 'stato',
      label: ISTAT_DAYS.state,
      cell: ({ state }) => <DayState state={state} system={system} />,
    },
    { key: 'arrivi', label: ISTAT_DAYS.arrivals, cell: ({ arrivals }) => arrivals || '' },
    { key: 'partenze', label: ISTAT_DAYS.departures, cell: ({ departures }) => departures || '' },
    { key: 'presenti', label: ISTAT_DAYS.present, cell: ({ present }) => present || '' },
    {
      key: 'camere',
      label: ISTAT_DAYS.rooms,
      cell: ({ rooms, isOpen }) => (isOpen ? rooms || '' : ISTAT_DAYS.closed),
    },
    {
      key: 'faults',
      label: ISTAT_DAYS.faults,
      cell: ({ faults }) => faults > 0 && <span className={register.late}>{faults}</span>,
    },
  ];
}

const TONES: Readonly<Record<string, Tone>> = {
  TODO: 'waiting',
  UPLOADED: 'booked',
  ACCEPTED: 'done',
  CHANGED: 'careful',
};

/** States may join later: one that is not known is said as it is. */
function DayState({ state, system }: { readonly state: string } & Pick<Props, 'system'>) {
  const said = Object.entries(ISTAT_DAYS.states).find(([known]) => known === state)?.[1] ?? state;
  return (
    <>
      <Badge tone={TONES[state] ?? 'resting'}>{said}</Badge>
      {state === 'CHANGED' && system === 'SPOT' && <span className={styles.hand}>{ISTAT_MONTH.changedOnSpot}</span>}
    </>
  );
}
