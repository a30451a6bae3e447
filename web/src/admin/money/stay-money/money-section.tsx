import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { isOfPrice } from '@approdo/shared/domain/money/instalments';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import kit from '../../kit/styles/kit.module.css';
import {
  CARDS,
  INSTALMENT_STATES,
  MONEY,
  SCHEDULE,
  STANDING,
  sayEstimate,
  sayLate,
  useInstalmentNames,
} from '../payments/index.ts';
import styles from './money.module.css';
import { MoneyForm, type MoneyPartProps, type OpenMoneyForm } from './money-form.tsx';
import { MoneyPart } from './money-part.tsx';
import { MoneySummary } from './money-summary.tsx';
import { MovementsPart } from './movements-part.tsx';
import { PricePart } from './price-part.tsx';
import { RefundPart } from './refund-part.tsx';
import { useMoney } from './use-money.ts';

const TONES = { DUE: 'waiting', PARTLY: 'waiting', PAID: 'done', OVERDUE: 'careful' } as const satisfies Record<
  string,
  Tone
>;

type Props = { readonly booking: Booking; readonly today: LocalDate };

/** The money of a stay: its price, payments and due amounts, with everything the owner can do about them. */
export function MoneySection({ booking, today }: Props) {
  const query = useMoney(booking);
  return (
    <QueryStates query={query} failure={MONEY.loadFailed}>
      {(money) => <MoneyParts booking={booking} money={money} today={today} />}
    </QueryStates>
  );
}

type PartsProps = Props & { readonly money: BookingMoney };

function MoneyParts({ booking, money, today }: PartsProps) {
  const [form, setForm] = useState<OpenMoneyForm>();
  const partProps = { booking, money, today, onOpen: setForm };
  return (
    <div className={kit.stack6}>
      {money.isCardTest && (
        <p className={`${kit.spread} ${styles.stale}`}>
          <strong>{CARDS.test}</strong>
          {CARDS.testHelp}
        </p>
      )}
      <MoneySummary {...partProps} />
      {booking.status === 'REJECTED' && <RefundPart {...partProps} />}
      <MovementsPart {...partProps} />
      <SchedulePart {...partProps} />
      <PricePart {...partProps} />
      {form && (
        <MoneyForm form={form} booking={booking} money={money} today={today} onClose={() => setForm(undefined)} />
      )}
    </div>
  );
}

/** The instalments of a stay, each with its state. */
function SchedulePart({ booking, money: { instalments, isUnpayable }, today, onOpen }: MoneyPartProps) {
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
        {instalments.map(({ kind, amount, dueDate, state, paid, isEstimate }) => (
          <li key={`${kind} ${dueDate} ${amount}`}>
            <span>{isEstimate ? sayEstimate(names[kind]) : names[kind]}</span>
            <span className={styles.amount}>{formatEuros(amount)}</span>
            <span className={`${kit.muted} ${kit.facts}`}>
              {(!isUnpayable || state === 'PAID') && SCHEDULE.until(sayLocalDate(dueDate))}
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
