import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import {
  BLOCK_HASH,
  BOOKINGS,
  NEW_BOOKING_ADDRESS,
  replaceOldAddress,
  useBookingsWithMoney,
} from '../../stays/stays/index.ts';
import { BlockForm } from './block-form.tsx';
import { BookingBrowser } from './booking-browser.tsx';
import { CalendarOverview } from './calendar-overview.tsx';
import { useBookingActions } from './use-booking-actions.ts';

export function BookingsScreen() {
  const [address] = useSearchParams();
  const page = replaceOldAddress(address);
  return page ? <Navigate to={page} replace /> : <Bookings />;
}

function Bookings() {
  const query = useBookingsWithMoney();
  const actions = useBookingActions(query.data ?? []);
  const [isBlocking, setIsBlocking] = useState(false);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const today = todayInRome(new Date());

  function closeBlock(): void {
    setIsBlocking(false);
    if (hash === BLOCK_HASH) navigate({ search }, { replace: true });
  }

  return (
    <ScreenFrame
      actions={
        <>
          <Button variant="outline" onClick={() => setIsBlocking(true)}>
            {BOOKINGS.openBlockForm}
          </Button>
          <Button component={Link} to={NEW_BOOKING_ADDRESS}>
            {BOOKINGS.openNew}
          </Button>
        </>
      }
    >
      <QueryStates
        query={query}
        failure={BOOKINGS.loadFailed}
        empty={{ when: (bookings) => bookings.length === 0, text: BOOKINGS.empty }}
      >
        {(bookings) => <BookingBrowser bookings={bookings} today={today} actions={actions} />}
      </QueryStates>
      {query.data && <CalendarOverview bookings={query.data} today={today} />}
      {actions.window}
      {(isBlocking || hash === BLOCK_HASH) && <BlockForm today={today} onClose={closeBlock} />}
    </ScreenFrame>
  );
}
