import type { RegionalDayAnswer } from '@approdo/shared/contract/law/regional';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import kit from '../../../kit/styles/kit.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import { useRoomForTable } from '../../../kit/table/use-room-for-table.ts';
import { ISTAT_DAYS } from '../../guests/index.ts';
import { DayState } from './day-state.tsx';
import { FoldedList } from './folded-list.tsx';

type Props = { readonly days: readonly RegionalDayAnswer[]; readonly system: RegionalSystem };

/** The days of a month: the state of each, and who came, stayed and left. */
export function DaysTable({ days, system }: Props) {
  const hasRoom = useRoomForTable();
  if (!hasRoom) return <FoldedList days={days} system={system} />;
  return (
    <DataTable
      label={ISTAT_DAYS.list}
      name="giorni"
      rows={days}
      keyOf={({ date }) => date}
      columns={columnsFor(system)}
      isUnpaged
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
      cell: ({ faults }) => faults > 0 && <span className={`${kit.strong} ${kit.danger}`}>{faults}</span>,
    },
  ];
}
