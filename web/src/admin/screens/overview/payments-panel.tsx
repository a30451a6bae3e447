import type { DueRow } from '@approdo/shared/contract/money/payments';
import { daysBetween, formatLocalDate, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { formatEuros } from '@approdo/shared/domain/money/money';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { addressOfBooking } from '../../resources/booking-address.ts';
import { useDuePayments } from '../../resources/use-money.ts';
import { useInstalmentNames } from '../../resources/use-payment-settings.ts';
import { sayLate } from '../../texts/money.ts';
import { DUE_PANEL } from '../../texts/payments.ts';
import { CardNotes } from './card-notes.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import payments from './payments-panel.module.css';

/** The most pressing first. */
const GROUPS = ['overdue', 'next', 'credits', 'deposits'] as const;

const SHOWN = 5;

/** Who owes what and until when, each as the way to where it is settled. */
export function PaymentsPanel({ today }: { readonly today: LocalDate }) {
  const query = useDuePayments();
  return (
    <Panel title={DUE_PANEL.title}>
      <CardNotes />
      <QueryFaces query={query} failure={DUE_PANEL.loadFailed}>
        {(due) =>
          GROUPS.every((group) => due[group].length === 0) ? (
            <p className={styles.nothing}>{DUE_PANEL.nothing}</p>
          ) : (
            <div className={payments.groups}>
              {GROUPS.filter((group) => due[group].length > 0).map((group) => (
                <DueList key={group} group={group} rows={due[group]} today={today} />
              ))}
            </div>
          )
        }
      </QueryFaces>
    </Panel>
  );
}

type DueListProps = {
  readonly group: (typeof GROUPS)[number];
  readonly rows: readonly DueRow[];
  readonly today: LocalDate;
};

function DueList({ group, rows, today }: DueListProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <section aria-labelledby={id}>
      <h3 className={payments.title} id={id} data-late={group === 'overdue' || undefined}>
        {DUE_PANEL[group]}
      </h3>
      <ul className={styles.list}>
        {shown.map((row) => (
          <DueLine key={`${row.bookingId} ${row.kind} ${row.dueDate} ${row.amount}`} row={row} today={today} />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button size="compact-xs" variant="subtle" onClick={() => setIsWhole(true)}>
          {DUE_PANEL.more(rows.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function DueLine({ row, today }: { readonly row: DueRow; readonly today: LocalDate }) {
  const names = useInstalmentNames();
  const { bookingId, guestName, kind, amount, dueDate } = row;
  const late = dueDate === null ? 0 : daysBetween(dueDate, today);
  return (
    <li className={payments.line}>
      <Link className={styles.link} to={addressOfBooking(bookingId, 'money')}>
        {guestName}
      </Link>
      <span className={payments.amount}>{formatEuros(amount)}</span>
      <span className={styles.when}>
        {[kind !== 'CREDIT' && names[kind], dueDate && formatLocalDate(dueDate)].filter(Boolean).join(', ')}
      </span>
      {late > 0 && <span className={payments.late}>{sayLate(late)}</span>}
    </li>
  );
}
