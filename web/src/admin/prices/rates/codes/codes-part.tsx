import { type DiscountCode, discountCodes } from '@approdo/shared/contract/prices/discount-codes';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../../kit/badge/badge.tsx';
import { QueryStates } from '../../../kit/feedback/query-states.tsx';
import { useCopy } from '../../../kit/feedback/use-copy.ts';
import { useRowActions } from '../../../kit/feedback/use-row-actions.ts';
import kit from '../../../kit/styles/kit.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../../kit/table/row-buttons.tsx';
import type { Column } from '../../../kit/table/rows.ts';
import tables from '../../../kit/table/table.module.css';
import { useRead } from '../../../session/use-read.ts';
import { CODE_COLUMNS, CODE_SAYS, CODES } from '../texts/discount-codes.ts';
import { CodeWindow } from './code-window.tsx';

/** The discount codes, below the discounts. */
export function CodesPart() {
  const query = useRead(discountCodes.list);
  const [opened, setOpened] = useState<DiscountCode | 'new'>();
  return (
    <section aria-labelledby="discount-codes" className={kit.stack3} style={{ marginBlockStart: 'var(--space-6)' }}>
      <Group justify="space-between">
        <Title order={2} id="discount-codes">
          {CODES.title}
        </Title>
        <Button variant="default" onClick={() => setOpened('new')}>
          {CODES.create}
        </Button>
      </Group>
      <p className={kit.help}>{CODES.hint}</p>
      <QueryStates
        query={query}
        failure={CODES.loadFailed}
        empty={{ when: (codes) => codes.length === 0, text: CODES.empty }}
      >
        {(codes) => <CodeTable codes={codes} onEdit={setOpened} />}
      </QueryStates>
      {opened && <CodeWindow code={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

type TableProps = {
  readonly codes: readonly DiscountCode[];
  readonly onEdit: (code: DiscountCode) => void;
};

function CodeTable({ codes, onEdit }: TableProps) {
  const actions = useDiscountCodeActions();
  const copy = useCopy();
  return (
    <DataTable
      label={CODES.list}
      name="codici"
      rows={codes}
      keyOf={({ id }) => id}
      textOf={({ code, note, forEmail }) => `${code} ${note ?? ''} ${forEmail ?? ''}`}
      columns={COLUMNS}
      actions={(code, describedBy) => {
        const button = { describedBy, isBusy: actions.isBusy(code) };
        return (
          <RowButtons>
            <RowButton
              {...button}
              variant="subtle"
              onClick={() => void copy(code.code, { copied: CODES.copied, failed: CODES.copyFailed })}
            >
              {CODES.copy}
            </RowButton>
            <RowButton {...button} onClick={() => onEdit(code)}>
              {CODES.edit}
            </RowButton>
            <RowButton {...button} onClick={() => actions.change(code)}>
              {code.isOn ? CODES.turnOff : CODES.turnOn}
            </RowButton>
            {code.used === 0 && (
              <RowButton {...button} variant="outline" color="red" onClick={() => void actions.remove(code)}>
                {CODES.remove}
              </RowButton>
            )}
          </RowButtons>
        );
      }}
    />
  );
}

/** Switches a code off or on again, and deletes one after asking. */
function useDiscountCodeActions() {
  return useRowActions<DiscountCode>({
    change: {
      run: ({ id, isOn, version }, call) =>
        call(discountCodes.update, { params: { id }, body: { isOn: !isOn }, version }),
      success: ({ isOn }) => (isOn ? CODES.turnedOff : CODES.turnedOn),
      describe: CODES.turnFailed,
    },
    remove: {
      run: ({ id, version }, call) => call(discountCodes.remove, { params: { id }, version }),
      success: () => CODES.removed,
      describe: CODES.removeFailed,
      question: ({ code }) => CODES.removal(code),
    },
  });
}

const COLUMNS: readonly [Column<DiscountCode>, ...Column<DiscountCode>[]] = [
  {
    key: 'codice',
    label: CODE_COLUMNS.code,
    sortBy: ({ code }) => code,
    cell: ({ code, note, forEmail, isOn }) => (
      <>
        {code} {!isOn && <Badge tone="resting">{CODE_SAYS.off}</Badge>}
        {note && <span className={tables.detail}>{note}</span>}
        {forEmail && <span className={tables.detail}>{CODE_SAYS.forEmail(forEmail)}</span>}
      </>
    ),
  },
  { key: 'sconto', label: CODE_COLUMNS.worth, cell: sayWorth },
  {
    key: 'date',
    label: CODE_COLUMNS.dates,
    cell: (code) =>
      sayDates(code).map((line) => (
        <span key={line} className={kit.block}>
          {line}
        </span>
      )),
  },
  {
    key: 'usato',
    label: CODE_COLUMNS.used,
    sortBy: ({ used }) => used,
    cell: ({ used, uses }) => CODE_SAYS.used(used, uses),
  },
];

/** The worth of a code. */
function sayWorth({ percent, amount }: Pick<DiscountCode, 'percent' | 'amount'>): string {
  return percent === null ? formatEuros(amount ?? 0) : `${percent} %`;
}

/** The validity of a code, one line per condition; `always` if there are none. */
function sayDates(code: Pick<DiscountCode, 'bookFrom' | 'bookTo' | 'stayFrom' | 'stayTo' | 'minNights'>): string[] {
  const booking = sayRange(code.bookFrom, code.bookTo);
  const staying = sayRange(code.stayFrom, code.stayTo);
  const periods = [
    ...(booking ? [CODE_SAYS.booking(booking)] : []),
    ...(staying ? [CODE_SAYS.staying(staying)] : []),
    ...(code.minNights > 1 ? [CODE_SAYS.minNights(code.minNights)] : []),
  ];
  return periods.length === 0 ? [CODE_SAYS.always] : periods;
}

function sayRange(from: LocalDate | null, to: LocalDate | null): string | undefined {
  if (from !== null && to !== null) return CODE_SAYS.fromTo(sayLocalDate(from), sayLocalDate(to));
  if (from !== null) return CODE_SAYS.from(sayLocalDate(from));
  return to === null ? undefined : CODE_SAYS.to(sayLocalDate(to));
}
