import { type Transmission, transmissions } from '@approdo/shared/contract/law/alloggiati';
import { formatInstantDateTime, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useState } from 'react';
import { Badge } from '../../../kit/badge/badge.tsx';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../../kit/table/row-buttons.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import { useRead } from '../../../session/use-read.ts';
import { sayStayState, TRANSMISSIONS } from '../../guests/index.ts';
import { useUndoTransmission } from '../use-transmissions.ts';
import { ReceiptButtons } from './receipt-buttons.tsx';
import { ReceiptWindow } from './receipt-window.tsx';

const COLUMNS: readonly [Column<Transmission>, ...Column<Transmission>[]] = [
  { key: 'data', label: TRANSMISSIONS.date, cell: ({ date }) => formatLocalDate(date), sortBy: ({ date }) => date },
  { key: 'ospiti', label: TRANSMISSIONS.guests, cell: ({ guests }) => guests },
  {
    key: 'stato',
    label: TRANSMISSIONS.state,
    cell: ({ state }) => <Badge tone={state === 'RECEIPTED' ? 'done' : 'waiting'}>{sayStayState(state)}</Badge>,
  },
  {
    key: 'quando',
    label: TRANSMISSIONS.at,
    cell: ({ at, by }) => TRANSMISSIONS.by(formatInstantDateTime(at), by),
  },
];

/** Reports to the region have a tab of their own. */
const isForPolice = ({ kind }: Transmission) => kind !== 'REGIONAL';

/** The reports to the portal of the police, with their receipts; without names of guests. */
export function TransmissionsPart() {
  const [receipted, setReceipted] = useState<Transmission>();
  return (
    <Part id="register-transmissions" title={TRANSMISSIONS.title}>
      <QueryStates
        query={useRead(transmissions.list, { query: {} })}
        failure={TRANSMISSIONS.loadFailed}
        empty={{ when: (reported) => !reported.some(isForPolice), text: TRANSMISSIONS.empty }}
      >
        {(transmissions) => (
          <DataTable
            label={TRANSMISSIONS.list}
            name="comunicazioni"
            rows={transmissions.filter(isForPolice)}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            actions={(reported, describedBy) => (
              <TransmissionButtons reported={reported} describedBy={describedBy} onAdd={() => setReceipted(reported)} />
            )}
          />
        )}
      </QueryStates>
      {receipted && <ReceiptWindow transmission={receipted} onClose={() => setReceipted(undefined)} />}
    </Part>
  );
}

type ButtonsProps = { readonly reported: Transmission; readonly describedBy: string; readonly onAdd: () => void };

function TransmissionButtons({ reported, describedBy, onAdd }: ButtonsProps) {
  const back = useUndoTransmission();
  if (reported.hasReceipt)
    return (
      <RowButtons>
        <ReceiptButtons transmission={reported} describedBy={describedBy} />
      </RowButtons>
    );
  if (reported.state !== 'UPLOADED') return null;
  const button = { describedBy, isBusy: back.isBusy(reported) };
  return (
    <RowButtons>
      <RowButton {...button} onClick={onAdd}>
        {TRANSMISSIONS.addReceipt}
      </RowButton>
      <RowButton {...button} variant="outline" color="red" onClick={() => void back.undo(reported)}>
        {TRANSMISSIONS.undo}
      </RowButton>
    </RowButtons>
  );
}
