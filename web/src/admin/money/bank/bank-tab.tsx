import { type BankLineAnswer, type BankMatch, type BankReading, bank } from '@approdo/shared/contract/money/bank';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { Button, Fieldset, NativeSelect, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { FileDrop } from '../../content/uploads/index.ts';
import { EmptyState, LoadingState } from '../../kit/feedback/query-states.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { Fold } from '../../kit/frame/fold.tsx';
import { TablePart } from '../../kit/frame/table-part.tsx';
import { columns as inColumns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { CardList } from '../../kit/table/card-list.tsx';
import { RowButton } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import { useRead } from '../../session/use-read.ts';
import { ReasonWindow } from '../payments/index.ts';
import { LineCard } from './line-card.tsx';
import { sayLine } from './line-windows.tsx';
import { BANK, COLUMN_FIELDS, LINE, MEANINGS, sayCounts, UNDO_LINE } from './texts.ts';

/** The bank: a statement is read and proposed, and what is registered of it stays. */
export function BankTab({ year }: { readonly year: number }) {
  const matches = useRead(bank.matches, { query: { year } });
  // Only this page has what was read; it stays where another reading fails.
  const [read, setRead] = useState<{ readonly key: string; readonly file: File; readonly reading: BankReading }>();
  const statement = useWrite(bank.read, { success: () => BANK.read, describe: BANK.loadFailed });
  const { isPending } = statement;
  const reading = read?.reading;
  function readFile(file: File, mapping?: Mapping) {
    const body: { mapping?: string } = mapping ? { mapping: JSON.stringify(mapping) } : {};
    statement.mutate({ file, body }, { onSuccess: (answer) => setRead({ key: makeKey(), file, reading: answer }) });
  }
  const undone = (matches.data ?? []).flatMap(({ id, undoneAt }) => (undoneAt === undefined ? [] : id));
  return (
    <Stack gap="xl">
      <FileDrop
        label={BANK.drop}
        accept=".csv,.tsv,.txt,.xlsx,.xls,.xml"
        isBusy={isPending}
        onFile={(file) => readFile(file)}
      >
        <Text className={kit.help}>{BANK.notKept}</Text>
      </FileDrop>
      {isPending && <LoadingState />}
      {read && reading?.columns && (
        <Columns
          key={reading.columns.map(({ name }) => name).join()}
          columns={reading.columns}
          isBusy={isPending}
          onRead={(mapping) => readFile(read.file, mapping)}
        />
      )}
      {reading?.state === 'READY' && <Lines key={read?.key} reading={reading} undone={undone} />}
      {matches.data?.length === 0 && !reading && <EmptyState text={BANK.empty} />}
      <Matches query={matches} />
    </Stack>
  );
}

/** The column of each field, by its name. */
type Mapping = Readonly<Record<string, string>>;

type ColumnsProps = {
  readonly columns: NonNullable<BankReading['columns']>;
  readonly isBusy: boolean;
  readonly onRead: (mapping: Mapping) => void;
};

/** What each column of a table holds that nobody knows, with values of it to tell by. */
function Columns({ columns, isBusy, onRead }: ColumnsProps) {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const chosen = Object.entries(fields).filter(([, field]) => field !== '');
  const options = Object.entries(COLUMN_FIELDS).map(([value, label]) => ({ value, label }));
  return (
    <Fieldset legend={BANK.columns}>
      <div style={inColumns('14rem')}>
        {columns.map(({ name, samples }) => (
          <NativeSelect
            key={name}
            label={name}
            description={BANK.samples(samples)}
            value={fields[name] ?? ''}
            data={[{ value: '', label: BANK.leaveColumn }, ...options]}
            onChange={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
          />
        ))}
      </div>
      <Button
        mt="md"
        disabled={isBusy}
        onClick={() => onRead(Object.fromEntries(chosen.map(([name, field]) => [field, name])))}
      >
        {BANK.readColumns}
      </Button>
    </Fieldset>
  );
}

type LinesProps = {
  readonly reading: BankReading;
  /** The matches that were taken back, here or below. */
  readonly undone: readonly string[];
};

/** The new lines of a statement, those with a proposal first. */
function Lines({ reading, undone }: LinesProps) {
  const [matches, setMatches] = useState<Readonly<Record<string, BankMatch | undefined>>>({});
  const { proposed = [], without = [] } = Object.groupBy(
    reading.lines.filter(({ state }) => state === 'NEW'),
    ({ proposals }) => (proposals.length > 0 ? 'proposed' : 'without'),
  );
  const matchOf = ({ id }: BankLineAnswer) => {
    const match = matches[id];
    return match && undone.includes(match.id) ? undefined : match;
  };
  const list = (name: string, label: string, rows: readonly BankLineAnswer[]) => (
    <CardList name={name} label={label} rows={rows} textOf={({ text, name: of = '' }) => `${of} ${text}`}>
      {(line, titleId) => (
        <LineCard
          line={line}
          titleId={titleId}
          match={matchOf(line)}
          onMatch={(match) => setMatches((before) => ({ ...before, [line.id]: match }))}
        />
      )}
    </CardList>
  );
  return (
    <Stack>
      <Text role="status">{sayCounts(reading)}</Text>
      {proposed.length > 0 && list('righe', BANK.lines, proposed)}
      {without.length > 0 && <Fold title={BANK.without}>{list('altre', BANK.without, without)}</Fold>}
    </Stack>
  );
}

const COLUMNS: readonly [Column<BankMatch>, ...Column<BankMatch>[]] = [
  { key: 'giorno', label: LINE.day, cell: ({ date }) => formatLocalDate(date), sortBy: ({ date }) => date },
  { key: 'importo', label: LINE.amount, cell: ({ amount }) => formatEuros(amount), sortBy: ({ amount }) => amount },
  {
    key: 'cosa',
    label: LINE.what,
    cell: ({ as, undoneAt }) => (undoneAt === undefined ? MEANINGS[as] : `${MEANINGS[as]}: ${UNDO_LINE.undone}`),
  },
  { key: 'chi', label: LINE.by, cell: ({ by }) => by },
];

/** What was registered in the year. */
function Matches({ query }: { readonly query: UseQueryResult<readonly BankMatch[]> }) {
  const [undoing, setUndoing] = useState<BankMatch>();
  return (
    <>
      <TablePart
        title={BANK.registered}
        name="registrate"
        query={query}
        failure={BANK.loadFailed}
        columns={COLUMNS}
        actions={(match, describedBy) =>
          match.undoneAt === undefined && (
            <RowButton describedBy={describedBy} onClick={() => setUndoing(match)}>
              {LINE.undo}
            </RowButton>
          )
        }
      />
      {undoing && (
        <ReasonWindow
          row={bank.undo}
          id={undoing.id}
          about={sayLine(undoing)}
          words={UNDO_LINE}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  );
}
