import { ApiError } from '@approdo/shared/client';
import type { Booking, BookingDetails } from '@approdo/shared/contract/bookings/booking';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { isRangeFree } from '@approdo/shared/domain/stays/availability';
import { Skeleton, Title, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BOOKING_PAGE, sayUnchecked, useBookingActions, writeBookingEvent } from '../../bookings/bookings/index.ts';
import { useProperty, useSameDayTurnover } from '../../content/property/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { canWriteTo } from '../../messages/correspondence/index.ts';
import { useMoney } from '../../money/stay-money/index.ts';
import { useRuleCheck } from '../../prices/rates/index.ts';
import { useRead } from '../../session/use-read.ts';
import { BOOKING_ACTIONS, BOOKINGS, SECTION_IDS, sayWho, useBookings } from '../../stays/stays/index.ts';
import { BookingHead } from './booking-head.tsx';
import styles from './booking-page.module.css';
import { BookingSections, useSections } from './booking-sections.tsx';
import type { PageWindow } from './booking-view.ts';
import { FootBar, hasFootBar } from './foot-bar.tsx';
import { isMoneyDue } from './is-money-due.ts';
import { listPageActions, type PageAction } from './page-actions.ts';
import { PageWindows } from './page-windows.tsx';

/** All about one booking, and every action on it. */
export function BookingPage({ id }: { readonly id: string }) {
  const query = useRead(bookings.get, { params: { id } });
  if (isUnknown(query.error)) return <NotFound />;
  if (query.isPending && !query.isError) return <LoadingHead />;
  return (
    <QueryStates query={query} failure={BOOKINGS.loadFailed}>
      {(booking) => <LoadedBooking booking={booking} />}
    </QueryStates>
  );
}

function LoadedBooking({ booking: loaded }: { readonly booking: BookingDetails }) {
  const navigate = useNavigate();
  const today = todayInRome(new Date());
  const all = useBookings();
  // Only the list has the number of unanswered messages.
  const unanswered = all.data?.find(({ id }) => id === loaded.id)?.unanswered;
  const booking = { ...loaded, unanswered };
  const money = useMoney(booking);
  const sameDayTurnover = useSameDayTurnover();
  const findRuleFaults = useRuleCheck(all.data ?? []);
  const actions = useBookingActions(all.data ?? [], { onGone: () => void navigate('/bookings') });
  const [window, setWindow] = useState<PageWindow>();
  const [unchecked, setUnchecked] = useState<readonly string[]>([]);
  const saveEvent = useSaveEvent();
  const sections = useSections();
  const isPhone = useIsPhone();
  const heading = useFocusAfterAction(booking.version);

  // The actions depend on them, and must not change under the finger.
  if (all.isLoading || money.isLoading) return <LoadingHead />;

  const isRequest = booking.status === 'PENDING';
  const isTaken = isRequest && !isRangeFree(booking, all.data ?? [], { sameDayTurnover });
  const offered = listPageActions(booking, {
    today,
    isTaken,
    isDue: money.data !== undefined && isMoneyDue(money.data, today),
    canWrite: canWriteTo(booking, today),
  });
  const pageActions = saveEvent ? offered : { ...offered, rest: offered.rest.filter((action) => action !== 'event') };
  const hasFoot = isPhone && hasFootBar({ booking, filled: pageActions.filled });

  const acts: Readonly<Record<PageAction, () => void>> = {
    confirm: () => void actions.decide(booking, 'CONFIRMED', setUnchecked),
    reject: () => void actions.decide(booking, 'REJECTED'),
    confirmWithWord: () => setWindow('confirmWithWord'),
    rejectWithWord: () => setWindow('rejectWithWord'),
    acceptCancellation: () => setWindow('cancel'),
    declineCancellation: () => setWindow('decline'),
    answer: () => sections.writeIn(SECTION_IDS.conversation),
    write: () => sections.writeIn(SECTION_IDS.conversation),
    pay: () => setWindow('pay'),
    edit: () => setWindow('edit'),
    cancel: () => setWindow('cancel'),
    event: () => void saveEvent?.(booking),
    remove: () => void actions.remove(booking),
    unblock: () => void actions.unblock(booking),
  };
  const view = { booking, all: all.data ?? [], today, onOpen: setWindow };

  return (
    <div className={styles.page} data-foot={hasFoot || undefined}>
      <title>{`${sayWho(booking)} · ${SHELL.product}`}</title>
      <BookingHead
        {...view}
        heading={heading}
        actions={pageActions}
        onAct={(action) => acts[action]()}
        hasFoot={hasFoot}
        isBusy={actions.isBusy(booking)}
        isTaken={isTaken}
        ruleFaults={isRequest ? findRuleFaults(booking) : []}
        unchecked={sayUnchecked(BOOKING_ACTIONS.confirmedAlone, unchecked)}
      />
      <BookingSections view={view} sections={sections} />
      <PageWindows
        window={window}
        view={view}
        money={money.data}
        actions={actions}
        onUnchecked={setUnchecked}
        onClose={() => setWindow(undefined)}
      />
      {actions.window}
      {hasFoot && (
        <FootBar
          booking={booking}
          filled={pageActions.filled}
          isBusy={actions.isBusy(booking)}
          onAct={(action) => acts[action]()}
        />
      )}
    </div>
  );
}

/** If a button disappears with its action, the heading takes the focus. */
function useFocusAfterAction(version: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(version);
  useEffect(() => {
    if (before.current === version) return;
    before.current = version;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [version]);
  return heading;
}

function NotFound() {
  return (
    <>
      <title>{`${BOOKING_PAGE.notFound} · ${SHELL.product}`}</title>
      <Title order={1} mb="md">
        {BOOKING_PAGE.notFound}
      </Title>
      <Link className={kit.touchLink} to="/bookings">
        {BOOKING_PAGE.all}
      </Link>
    </>
  );
}

/** The head's shape, so that nothing moves as it loads. */
function LoadingHead() {
  return (
    <div aria-busy="true" className={kit.stack2}>
      <VisuallyHidden>{SHELL.loading}</VisuallyHidden>
      <Skeleton height="2.75rem" width="12rem" />
      <Skeleton height="2.75rem" width="min(18rem, 100%)" />
      <Skeleton height="1.75rem" width="min(26rem, 100%)" />
      <Skeleton height="1.5rem" width="min(16rem, 100%)" />
      <Skeleton height="2.75rem" width="min(20rem, 100%)" />
      <Skeleton height="16rem" mt="md" />
    </div>
  );
}

/** Whether no booking has, or had, that address. */
function isUnknown(fault: unknown): boolean {
  return fault instanceof ApiError && (fault.status === 404 || fault.status === 400);
}

/** Hands a booking to the user as a calendar entry; undefined if the shell cannot. */
function useSaveEvent(): ((booking: Booking) => Promise<unknown>) | undefined {
  const saveFile = useSaveFile();
  const { data: property } = useProperty();
  return (
    saveFile && (async (booking) => await saveFile(writeBookingEvent(booking, property?.address ?? '', new Date())))
  );
}
