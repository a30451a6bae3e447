import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { formatInstantDateTime, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useState } from 'react';
import { Badge, type Tone } from '../../../kit/badge/badge.tsx';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../../kit/table/row-buttons.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import {
  ISTAT_DAYS,
  ISTAT_TRANSMISSIONS,
  TRANSMISSIONS,
  useAcceptTransmission,
  useTransmissionsOf,
} from '../../guests/index.ts';
import { ReceiptButtons } from '../transmissions/receipt-buttons.tsx';
import { ReceiptWindow } from '../transmissions/receipt-window.tsx';
import { useUndoTransmission } from '../use-transmissions.ts';
import { daysOfMonth } from './months.ts';

const TONES: Readonly<Record<string, Tone>> = { UPLOADED: 'booked', ACCEPTED: 'done' };

const isRegional = ({ kind }: Transmission) => kind === 'REGIONAL';

const COLUMNS: readonly [Column<Transmission>, ...Column<Transmission>[]] = [
  { key: 'dal', label: ISTAT_TRANSMISSIONS.from, cell: ({ date }) => formatLocalDate(date) },
  { key: 'arrivi', label: ISTAT_DAYS.arrivals, cell: ({ guests }) => guests },
  {
    key: 'stato',
    label: ISTAT_DAYS.state,
    cell: ({ state }) => <Badge tone={TONES[state] ?? 'resting'}>{sayState(state)}</Badge>,
  },
  {
    key: 'ricevuta',
    label: ISTAT_TRANSMISSIONS.receipt,
    cell: ({ hasReceipt }) => hasReceipt && ISTAT_TRANSMISSIONS.isStored,
  },
  {
    key: 'quando',
    label: TRANSMISSIONS.at,
    cell: ({ at, by }) => TRANSMISSIONS.by(formatInstantDateTime(at), by),
  },
];

/** The reports to the region for a month, with their actions. */
export function MonthTransmissions({ month }: { readonly month: string }) {
  const [receipted, setReceipted] = useState<Transmission>();
  return (
    <Part id="istat-told" title={ISTAT_TRANSMISSIONS.title}>
      <QueryStates
        query={useTransmissionsOf(daysOfMonth(month))}
        failure={TRANSMISSIONS.loadFailed}
        empty={{ when: (reported) => !reported.some(isRegional), text: ISTAT_TRANSMISSIONS.empty }}
      >
        {(reported) => (
          <DataTable
            label={ISTAT_TRANSMISSIONS.list}
            name="comunicazioni"
            rows={reported.filter(isRegional)}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            actions={(each, describedBy) => (
              <TransmissionButtons reported={each} describedBy={describedBy} onAdd={() => setReceipted(each)} />
            )}
          />
        )}
      </QueryStates>
      {receipted && (
        <ReceiptWindow
          transmission={receipted}
          text={ISTAT_TRANSMISSIONS.receiptText}
          onClose={() => setReceipted(undefined)}
        />
      )}
    </Part>
  );
}

type ButtonsProps = { readonly reported: Transmission; readonly describedBy: string; readonly onAdd: () => void };

/** A report without a receipt can be undone until it is accepted; a receipt may be added before and after. */
function TransmissionButtons({ reported, describedBy, onAdd }: ButtonsProps) {
  const acceptance = useAcceptTransmission();
  const back = useUndoTransmission();
  const button = { describedBy, isBusy: back.isBusy(reported) || acceptance.isBusy(reported) };
  const isUploaded = reported.state === 'UPLOADED';
  return (
    <RowButtons>
      {isUploaded && (
        <RowButton {...button} variant="filled" onClick={() => void acceptance.accept(reported)}>
          {ISTAT_TRANSMISSIONS.accept}
        </RowButton>
      )}
      {reported.hasReceipt ? (
        <ReceiptButtons transmission={reported} describedBy={describedBy} />
      ) : (
        <RowButton {...button} onClick={onAdd}>
          {TRANSMISSIONS.addReceipt}
        </RowButton>
      )}
      {isUploaded && !reported.hasReceipt && (
        <RowButton {...button} variant="outline" color="red" onClick={() => void back.undo(reported)}>
          {TRANSMISSIONS.undo}
        </RowButton>
      )}
    </RowButtons>
  );
}

/** States may be added later: an unknown one is shown as it is. */
function sayState(state: string): string {
  return Object.entries(ISTAT_TRANSMISSIONS.states).find(([known]) => known === state)?.[1] ?? state;
}
