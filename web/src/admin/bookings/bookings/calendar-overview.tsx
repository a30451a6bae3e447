import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AvailabilityCalendar } from '../../../ui/availability-calendar/availability-calendar.tsx';
import { firstDayOf, lastDayOf, monthOf, shiftMonth } from '../../../ui/availability-calendar/month.ts';
import { useSameDayTurnover } from '../../content/property/index.ts';
import { FoldButton } from '../../kit/frame/fold.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import kit from '../../kit/styles/kit.module.css';
import { BOOKINGS, listWithin } from '../../stays/stays/index.ts';
import { BookingLines } from './booking-lines.tsx';
import { CALENDAR } from './texts/calendar.ts';

type Props = { readonly bookings: readonly Booking[]; readonly today: LocalDate };

/** Occupied days by month, and below them the bookings of the visible months; folded on a phone. */
export function CalendarOverview(props: Props) {
  const isPhone = useIsPhone();
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <section style={{ marginBlockStart: 'var(--space-7)' }} aria-labelledby="calendar-overview">
      <Title order={2} id="calendar-overview" mb="md">
        {isPhone ? (
          <FoldButton isOpen={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
            {BOOKINGS.calendar}
          </FoldButton>
        ) : (
          BOOKINGS.calendar
        )}
      </Title>
      {(isUnfolded || !isPhone) && <VisibleMonths {...props} months={isPhone ? 1 : 2} />}
      <Link className={kit.touchLink} to="/calendar">
        {BOOKINGS.openCalendar}
      </Link>
    </section>
  );
}

function VisibleMonths({ bookings, today, months }: Props & { readonly months: number }) {
  const sameDayTurnover = useSameDayTurnover();
  const [first, setFirst] = useState(monthOf(today));
  const within = listWithin(bookings, firstDayOf(first), lastDayOf(shiftMonth(first, months - 1)));
  return (
    <div className={`${kit.panel} ${kit.stack4}`}>
      <AvailabilityCalendar
        language={ITALIAN}
        words={CALENDAR}
        bookings={bookings}
        today={today}
        sameDayTurnover={sameDayTurnover}
        months={months}
        onMonthChange={setFirst}
      />
      {within.length === 0 ? <Text c="dimmed">{BOOKINGS.nobodyInMonths}</Text> : <BookingLines bookings={within} />}
    </div>
  );
}
