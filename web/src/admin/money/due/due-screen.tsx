import { type DueRow, money } from '@approdo/shared/contract/money/payments';
import { daysBetween, formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { addressOfBooking } from '../../stays/stays/index.ts';
import { DUE, sayLate, useInstalmentNames } from '../payments/index.ts';
import { CardNotes } from './card-notes.tsx';
import styles from './due-screen.module.css';

/** Most pressing first. */
const PARTS = ['overdue', 'next', 'credits', 'deposits'] as const;

/** Who owes what and by when, each with a link to the booking's money. */
export function DueScreen() {
  const query = useRead(money.due);
  const today = todayInRome(new Date());
  return (
    <ScreenFrame>
      <CardNotes />
      <QueryStates
        query={query}
        failure={DUE.loadFailed}
        empty={{ when: (due) => PARTS.every((part) => due[part].length === 0), text: DUE.nothing }}
      >
        {(due) => (
          <div style={columns('24rem')}>
            {PARTS.map((part) => (
              <Part key={part} part={part} rows={due[part]} today={today} />
            ))}
          </div>
        )}
      </QueryStates>
    </ScreenFrame>
  );
}

type PartProps = {
  readonly part: (typeof PARTS)[number];
  readonly rows: readonly DueRow[];
  readonly today: LocalDate;
};

function Part({ part, rows, today }: PartProps) {
  const id = useId();
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  return (
    <section className={`${kit.panel} ${kit.shrink}`} aria-labelledby={id}>
      <div className={styles.head} data-late={(part === 'overdue' && rows.length > 0) || undefined}>
        <Title order={2} size="h3" id={id}>
          {DUE[part]}
        </Title>
        <strong className={`${kit.figure} ${kit.end}`}>{formatEuros(sum)}</strong>
      </div>
      {rows.length === 0 && <p className={styles.nothing}>{DUE.none}</p>}
      <ul className={`${kit.plainList} ${styles.list}`}>
        {rows.map((row) => (
          <Line key={`${row.bookingId} ${row.kind} ${row.dueDate} ${row.amount}`} row={row} today={today} />
        ))}
      </ul>
    </section>
  );
}

function Line({ row, today }: { readonly row: DueRow; readonly today: LocalDate }) {
  const names = useInstalmentNames();
  const { bookingId, guestName, kind, amount, dueDate } = row;
  const late = dueDate === null ? 0 : daysBetween(dueDate, today);
  return (
    <li>
      <Link className={styles.who} to={addressOfBooking(bookingId, 'money')}>
        {guestName}
      </Link>
      <span className={`${kit.figure} ${kit.end}`}>{formatEuros(amount)}</span>
      <span className={styles.when}>
        {[kind !== 'CREDIT' && names[kind], dueDate && formatLocalDate(dueDate)].filter(Boolean).join(', ')}
      </span>
      {late > 0 && <span className={`${kit.small} ${kit.danger} ${kit.end}`}>{sayLate(late)}</span>}
    </li>
  );
}
