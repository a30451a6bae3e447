import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { daysBetween, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/date/say-date';
import { isOfPrice } from '@approdo/shared/domain/money/instalments';
import { formatEuros } from '@approdo/shared/domain/money/money';
import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Badge, type Tone } from '../../../badge/badge.tsx';
import { QueryFaces } from '../../../feedback/query-faces.tsx';
import { Window } from '../../../feedback/window.tsx';
import { sayDates, sayParty, sayWho } from '../../../format/describe-booking.ts';
import { useMoney } from '../../../resources/use-money.ts';
import { useInstalmentNames } from '../../../resources/use-payment-settings.ts';
import { CARDS } from '../../../texts/cards.ts';
import { INSTALMENT_STATES, MONEY, SCHEDULE, STANDING, sayLate } from '../../../texts/money.ts';
import { SHELL } from '../../../texts/shell.ts';
import { DocumentsPart } from './documents-part.tsx';
import { MoneyForm, type MoneyPartProps, type OpenMoneyForm } from './money-form.tsx';
import { MoneyPart } from './money-part.tsx';
import { MoneyStanding } from './money-standing.tsx';
import styles from './money-window.module.css';
import { MovementsPart } from './movements-part.tsx';
import { PricePart } from './price-part.tsx';
import { RefundPart } from './refund-part.tsx';

const TONES = { DUE: 'waiting', PARTLY: 'waiting', PAID: 'done', OVERDUE: 'careful' } as const satisfies Record<
  string,
  Tone
>;

const NARROW = '(max-width: 40em)';

type Props = { readonly booking: Booking; readonly today: LocalDate; readonly onClose: () => void };

/** What a stay costs, what was paid for it and what is due: all that an owner does about its money. */
export function MoneyWindow({ booking, today, onClose }: Props) {
  const query = useMoney(booking.id);
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  return (
    <Window
      title={MONEY.title(sayWho(booking))}
      onClose={onClose}
      size="xl"
      fullScreen={isNarrow}
      closeButtonProps={{ 'aria-label': SHELL.close }}
    >
      <Text c="dimmed" mb="sm">
        {[sayDates(booking), sayParty(booking)].join(' · ')}
      </Text>
      <QueryFaces query={query} failure={MONEY.loadFailed}>
        {(money) => <MoneyParts booking={booking} money={money} today={today} />}
      </QueryFaces>
    </Window>
  );
}

type PartsProps = { readonly booking: Booking; readonly money: BookingMoney; readonly today: LocalDate };

function MoneyParts({ booking, money, today }: PartsProps): ReactNode {
  const [form, setForm] = useState<OpenMoneyForm>();
  const shown = { booking, money, today, onOpen: setForm };
  return (
    <div className={styles.parts}>
      {money.isCardTest && (
        <p className={styles.stale}>
          <strong>{CARDS.test}</strong>
          {CARDS.testHelp}
        </p>
      )}
      <MoneyStanding {...shown} />
      {booking.status === 'REJECTED' && <RefundPart {...shown} />}
      <MovementsPart {...shown} />
      <SchedulePart {...shown} />
      <PricePart {...shown} />
      <DocumentsPart {...shown} />
      {form && (
        <MoneyForm form={form} booking={booking} money={money} today={today} onClose={() => setForm(undefined)} />
      )}
    </div>
  );
}

/** In which parts the stay is paid, and how each of them stands. */
function SchedulePart({ booking, money: { instalments }, today, onOpen }: MoneyPartProps) {
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
