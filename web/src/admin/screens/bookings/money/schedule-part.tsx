import { daysBetween } from '@approdo/shared/domain/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/date/say-date';
import { isOfPrice } from '@approdo/shared/domain/money/instalments';
import { formatEuros } from '@approdo/shared/domain/money/money';
import { Button } from '@mantine/core';
import { Badge, type Tone } from '../../../badge/badge.tsx';
import { useInstalmentNames } from '../../../resources/use-payment-settings.ts';
import { INSTALMENT_STATES, SCHEDULE, STANDING, sayLate } from '../../../texts/money.ts';
import type { MoneyPartProps } from './money-form.tsx';
import { MoneyPart } from './money-part.tsx';
import styles from './money-window.module.css';

const TONES = { DUE: 'waiting', PARTLY: 'waiting', PAID: 'done', OVERDUE: 'careful' } as const satisfies Record<
  string,
  Tone
>;

/** In which parts the stay is paid, and how each of them stands. */
export function SchedulePart({ booking, money: { instalments }, today, onOpen }: MoneyPartProps) {
  const names = useInstalmentNames();
  if (booking.status === 'REJECTED') return null;
  return (
    <MoneyPart
      title={SCHEDULE.title}
      buttons={
        instalments.some(isOfPrice) && (
          <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'schedule' })}>
            {SCHEDULE.edit}
          </Button>
        )
      }
    >
      {instalments.length === 0 && <p className={styles.hint}>{STANDING.waits}</p>}
      <ul className={styles.list} hidden={instalments.length === 0}>
        {instalments.map(({ kind, amount, dueDate, state, paid }) => (
          <li key={`${kind} ${dueDate} ${amount}`}>
            <span>{names[kind]}</span>
            <span className={styles.amount}>{formatEuros(amount)}</span>
            <span className={styles.detail}>
              {SCHEDULE.until(sayLocalDate(dueDate))}
              {paid > 0 && state !== 'PAID' && <span>{SCHEDULE.partly(formatEuros(paid))}</span>}
            </span>
            <Badge tone={TONES[state]}>
              {state === 'OVERDUE' ? sayLate(daysBetween(dueDate, today)) : INSTALMENT_STATES[state]}
            </Badge>
          </li>
        ))}
      </ul>
    </MoneyPart>
  );
}
