import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { formatInstantDateTime, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useState } from 'react';
import { Badge, type Tone } from '../../../kit/badge/badge.tsx';
import { QueryFaces } from '../../../kit/feedback/query-faces.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../../kit/table/row-buttons.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import {
  ISTAT_DAYS,
  ISTAT_TOLD,
  TRANSMISSIONS,
  useAcceptTransmission,
  useTransmissionsOf,
} from '../../guests/index.ts';
import { ReceiptButtons } from '../transmissions/receipt-buttons.tsx';
import { ReceiptWindow } from '../transmissions/receipt-window.tsx';
import { useTakeBack } from '../use-transmissions.ts';
import { daysOfMonth } from './months.ts';

const TONES: Readonly<Record<string, Tone>> = { UPLOADED: 'booked', ACCEPTED: 'done' };

const isRegional = ({ kind }: Transmission) => kind === 'REGIONAL';

const COLUMNS: readonly [Column<Transmission>, ...Column<Transmission>[]] = [
  { key: 'dal', label: ISTAT_TOLD.from, cell: ({ date }) => formatLocalDate(date) },
  { key: 'arrivi', label: ISTAT_DAYS.arrivals, cell: ({ guests }) => guests },
  {
    key: 'stato',
    label: ISTAT_DAYS.state,
    cell: ({ state }) => <Badge tone={TONES[state] ?? 'resting'}>{sayState(state)}</Badge>,
  },
  { key: 'ricevuta', label: ISTAT_TOLD.receipt, cell: ({ hasReceipt }) => hasReceipt && ISTAT_TOLD.isKept },
  {
    key: 'quando',
    label: TRANSMISSIONS.at,
    cell: ({ at, by }) => TRANSMISSIONS.by(formatInstantDateTime(at), by),
  },
];

/** The reports to the region for a month, with their actions. */
export function ToldPart({ month }: { readonly month: string }) {
  const [receipted, setReceipted] = useState<Transmission>();
  return (
    <Part id="istat-told" title={ISTAT_TOLD.title}>
      <QueryFaces
        query={useTransmissionsOf(daysOfMonth(month))}
        failure={TRANSMISSIONS.loadFailed}
        empty={{ when: (told) => !told.some(isRegional), text: ISTAT_TOLD.empty }}
      >
        {(told) => (
          <DataTable
            label={ISTAT_TOLD.list}
            name="comunicazioni"
            rows={told.filter(isRegional)}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            actions={(each, describedBy) => (
              <ToldButtons told={each} describedBy={describedBy} onAdd={() => setReceipted(each)} />
            )}
          />
        )}
      </QueryFaces>
      {receipted && (
        <ReceiptWindow told={receipted} text={ISTAT_TOLD.receiptText} onClose={() => setReceipted(undefined)} />
      )}
    </Part>
  );
}

type ButtonsProps = { readonly told: Transmission; readonly describedBy: string; readonly onAdd: () => void };

/** A report without a receipt can be undone until it is accepted; a receipt may be added before and after. */
function ToldButtons({ told, describedBy, onAdd }: ButtonsProps) {
  const acceptance = useAcceptTransmission();
  const back = useTakeBack();
  const button = { describedBy, isBusy: back.isBusy(told) || acceptance.isBusy(told) };
  const isUploaded = told.state === 'UPLOADED';
  return (
    <RowButtons>
      {isUploaded && (
        <RowButton {...button} variant="filled" onClick={() => void acceptance.accept(told)}>
          {ISTAT_TOLD.accept}
        </RowButton>
      )}
      {told.hasReceipt ? (
        <ReceiptButtons told={told} describedBy={describedBy} />
      ) : (
        <RowButton {...button} onClick={onAdd}>
          {TRANSMISSIONS.addReceipt}
        </RowButton>
      )}
      {isUploaded && !told.hasReceipt && (
        <RowButton {...button} variant="outline" color="red" onClick={() => void back.undo(told)}>
          {TRANSMISSIONS.undo}
        </RowButton>
      )}
    </RowButtons>
  );
}

/** States may be added later: an unknown one is shown as it is. */
function sayState(state: string): string {
  return Object.entries(ISTAT_TOLD.states).find(([known]) => known === state)?.[1] ?? state;
}
