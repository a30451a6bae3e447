import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { QueryFaces } from '../../../feedback/query-faces.tsx';
import { Window } from '../../../feedback/window.tsx';
import { sayDates, sayParty, sayWho } from '../../../format/describe-booking.ts';
import { useMoney } from '../../../resources/use-money.ts';
import { CARDS } from '../../../texts/cards.ts';
import { MONEY } from '../../../texts/money.ts';
import { SHELL } from '../../../texts/shell.ts';
import { DocumentsPart } from './documents-part.tsx';
import { MoneyForm, type OpenMoneyForm } from './money-form.tsx';
import { MoneyStanding } from './money-standing.tsx';
import styles from './money-window.module.css';
import { MovementsPart } from './movements-part.tsx';
import { PricePart } from './price-part.tsx';
import { RefundPart } from './refund-part.tsx';
import { SchedulePart } from './schedule-part.tsx';

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
