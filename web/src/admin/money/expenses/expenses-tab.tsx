import { type Expense, expenses } from '@approdo/shared/contract/money/expenses';
import { formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { countedAmount, EXPENSE_CATEGORY_WORDS, sayAmount } from '@approdo/shared/domain/money/year/expense';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { makeKey } from '../../../browser/make-key.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { EmptyState, QueryStates } from '../../kit/feedback/query-states.tsx';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { Totals } from '../../kit/figures/totals.tsx';
import { Part } from '../../kit/frame/part.tsx';
import kit from '../../kit/styles/kit.module.css';
import { DataTable } from '../../kit/table/data-table.tsx';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import type { Column } from '../../kit/table/rows.ts';
import tables from '../../kit/table/table.module.css';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import type { AnsweredOf } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import lines from '../../shell/lines.module.css';
import { ReasonWindow } from '../payments/index.ts';
import { ExpenseWindow } from './expense-window.tsx';
import { EXPENSES, REPEATS, VOID_EXPENSE } from './texts.ts';

type Year = AnsweredOf<typeof expenses.list>;

/** What the property costs in a year, and what is due again. */
export function ExpensesTab({ year }: { readonly year: number }) {
  const query = useRead(expenses.list, { query: { year } });
  const today = todayInRome(new Date());
  const [opened, setOpened] = useState<{ readonly id?: string; readonly isVoiding?: true }>();
  const close = () => setOpened(undefined);
  const of = query.data?.expenses.find(({ id }) => id === opened?.id);
  return (
    <Stack gap="xl">
      <div className={kit.spread}>
        <p className={`${kit.hint} ${kit.flush}`}>{EXPENSES.help}</p>
        <Button onClick={() => setOpened({})}>{EXPENSES.add}</Button>
      </div>
      <QueryStates query={query} failure={EXPENSES.loadFailed}>
        {({ due, ...spent }) => (
          <>
            {due.length > 0 && (
              <Part id="expenses-due" title={EXPENSES.due}>
                <ul className={lines.lines}>
                  {due.map((one) => (
                    <Due key={`${one.expenseId} ${one.day}`} due={one} />
                  ))}
                </ul>
              </Part>
            )}
            <Spent
              {...spent}
              year={year}
              onEdit={(id) => setOpened({ id })}
              onVoid={(id) => setOpened({ id, isVoiding: true })}
            />
          </>
        )}
      </QueryStates>
      {opened && !opened.isVoiding && (of || !opened.id) && <ExpenseWindow of={of} today={today} onClose={close} />}
      {opened?.isVoiding && of && (
        <ReasonWindow row={expenses.void} id={of.id} about={sayExpense(of)} words={VOID_EXPENSE} onClose={close} />
      )}
    </Stack>
  );
}

/** A repetition, registered as it was the last time; its key makes one expense. */
function Due({ due: { expenseId, day, ...spent } }: { readonly due: Year['due'][number] }) {
  const [key] = useState(makeKey);
  const register = useWrite(expenses.add, { success: () => EXPENSES.registered, describe: EXPENSES.registerFailed });
  const id = rowId(`${expenseId}-${day}`);
  return (
    <li>
      <span id={id}>{sayExpense({ day, ...spent })}</span>
      <RowButton
        describedBy={id}
        isBusy={register.isPending}
        onClick={() => register.mutate({ body: { ...spent, key, day, from: expenseId } })}
      >
        {EXPENSES.register}
      </RowButton>
    </li>
  );
}

type SpentProps = Pick<Year, 'expenses' | 'byCategory' | 'total'> & {
  readonly year: number;
  readonly onEdit: (id: string) => void;
  readonly onVoid: (id: string) => void;
};

function Spent({ expenses: rows, byCategory, total, year, onEdit, onVoid }: SpentProps) {
  if (rows.length === 0) return <EmptyState text={EXPENSES.empty(year)} />;
  const sums = byCategory.map(({ category, amount }) => ({
    name: EXPENSE_CATEGORY_WORDS[category],
    figure: formatEuros(amount),
  }));
  return (
    <>
      <Totals totals={[{ name: EXPENSES.total, figure: formatEuros(total) }, ...sums]} />
      <DataTable
        label={EXPENSES.list}
        name="spese"
        rows={rows}
        keyOf={({ id }) => id}
        textOf={({ category, supplier, note }) => [EXPENSE_CATEGORY_WORDS[category], supplier, note].join(' ')}
        columns={COLUMNS}
        actions={({ id, voidedAt }, describedBy) =>
          voidedAt === null && (
            <RowButtons>
              <RowButton describedBy={describedBy} onClick={() => onEdit(id)}>
                {EXPENSES.edit}
              </RowButton>
              <RowButton describedBy={describedBy} variant="outline" color="red" onClick={() => onVoid(id)}>
                {EXPENSES.void}
              </RowButton>
            </RowButtons>
          )
        }
      />
    </>
  );
}

const COLUMNS: readonly [Column<Expense>, ...Column<Expense>[]] = [
  {
    key: 'categoria',
    label: EXPENSES.category,
    sortBy: ({ category }) => EXPENSE_CATEGORY_WORDS[category],
    cell: ({ category, repeats, voidedAt, warning, reason }) => (
      <>
        {EXPENSE_CATEGORY_WORDS[category]} {voidedAt !== null && <Badge tone="resting">{EXPENSES.voided}</Badge>}
        {repeats && <span className={tables.detail}>{REPEATS[repeats]}</span>}
        {(warning ?? reason) && <span className={tables.detail}>{warning ?? reason}</span>}
      </>
    ),
  },
  {
    key: 'giorno',
    label: EXPENSES.day,
    sortBy: ({ day }) => day,
    cell: ({ day }) => <span className={kit.noWrap}>{formatLocalDate(day)}</span>,
  },
  {
    key: 'fornitore',
    label: EXPENSES.supplier,
    sortBy: ({ supplier }) => supplier,
    cell: ({ supplier, note }) => (
      <>
        {supplier}
        {note && <span className={tables.detail}>{note}</span>}
      </>
    ),
  },
  { key: 'importo', label: EXPENSES.amount, sortBy: countedAmount, cell: sayAmount },
  { key: 'documenti', label: EXPENSES.documents, cell: ({ documents }) => documents.length || null },
];

type Said = Pick<Expense, 'category' | 'amount' | 'currency' | 'supplier'> & { readonly day: LocalDate };

/** `nov 05, 2026: Utenze, Enel, 60,00 €` */
function sayExpense({ day, category, supplier, ...spent }: Said): string {
  const what = [EXPENSE_CATEGORY_WORDS[category], supplier, sayAmount(spent)].filter(Boolean).join(', ');
  return `${formatLocalDate(day)}: ${what}`;
}
