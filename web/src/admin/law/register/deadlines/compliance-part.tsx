import { type ComplianceAnswer, complianceList } from '@approdo/shared/contract/law/compliance';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { COMPLIANCE_ITEMS, type ComplianceItem } from '@approdo/shared/domain/law/deadlines/compliance';
import { Text } from '@mantine/core';
import { useProperty } from '../../../content/property/index.ts';
import { Badge } from '../../../kit/badge/badge.tsx';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { Part } from '../../../kit/frame/part.tsx';
import kit from '../../../kit/styles/kit.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import { useRead } from '../../../session/use-read.ts';
import { COMPLIANCE } from '../../deadlines/index.ts';
import { ComplianceButtons } from './compliance-buttons.tsx';
import { ComplianceWindow } from './compliance-window.tsx';

type Row = ComplianceItem & {
  /** Because the property has the code. */
  readonly isByItself: boolean;
};

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { key: 'cosa', label: COMPLIANCE.what, cell: (row) => <Description row={row} /> },
  { key: 'stato', label: COMPLIANCE.state, cell: (row) => <State row={row} /> },
  {
    key: 'rinnovo',
    label: COMPLIANCE.renewal,
    cell: ({ date }) => date && COMPLIANCE.renewalOn(sayLocalDate(date)),
  },
  {
    key: 'nota',
    label: COMPLIANCE.note,
    cell: ({ note }) => note && <span className={`${kit.wrapAnywhere} ${kit.keepLines}`}>{note}</span>,
  },
];

type Props = {
  /** The key of the item, or of its deadline, whose window is open. */
  readonly edited: string | undefined;
  readonly onEdit: (key: string | undefined) => void;
};

/** The list of one-time duties. */
export function CompliancePart({ edited, onEdit }: Props) {
  return (
    <Part id="compliance" title={COMPLIANCE.title} hint={COMPLIANCE.hint}>
      <QueryStates query={useRead(complianceList.get)} failure={COMPLIANCE.loadFailed}>
        {(list) => <Listed list={list} edited={edited} onEdit={onEdit} />}
      </QueryStates>
    </Part>
  );
}

function Listed({ list: { items, version }, edited, onEdit }: Props & { readonly list: ComplianceAnswer }) {
  const rows = useRows(items);
  const open = items.find(({ key }) => edited === key || edited === `COMPLIANCE:${key}`);
  return (
    <>
      <DataTable
        label={COMPLIANCE.title}
        name="elenco"
        rows={rows}
        keyOf={({ key }) => key}
        columns={COLUMNS}
        isUnpaged
        actions={(row, describedBy) => (
          <ComplianceButtons
            item={row}
            isByItself={row.isByItself}
            version={version}
            describedBy={describedBy}
            onEdit={() => onEdit(row.key)}
          />
        )}
      />
      {open && <ComplianceWindow item={open} version={version} onClose={() => onEdit(undefined)} />}
    </>
  );
}

function useRows(items: readonly ComplianceItem[]): readonly Row[] {
  const { data: property } = useProperty();
  const codes: readonly string[] = [property?.cin ? 'CIN' : '', property?.cir ? 'CIR' : ''];
  return items.map((item) => ({ ...item, isByItself: codes.includes(item.key) }));
}

function Description({ row: { key } }: { readonly row: Row }) {
  const item = COMPLIANCE_ITEMS.find((each) => each.key === key);
  return (
    <>
      <span className={kit.strong}>{item?.word ?? key}</span>
      <Text size="sm" c="dimmed" maw="60ch">
        {item?.meaning}
      </Text>
    </>
  );
}

function State({ row: { state, isByItself } }: { readonly row: Row }) {
  return (
    <>
      <Badge tone={state === 'DONE' ? 'done' : 'resting'}>{COMPLIANCE.states[state]}</Badge>
      {isByItself && (
        <Text size="sm" c="dimmed">
          {COMPLIANCE.byItself}
        </Text>
      )}
    </>
  );
}
