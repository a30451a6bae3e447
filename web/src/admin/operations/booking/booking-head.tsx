import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { balancesOf } from '@approdo/shared/domain/money/ledger';
import { isBlock } from '@approdo/shared/domain/stays/booking';
import { Button, Group, Title } from '@mantine/core';
import { Fragment, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { BOOKING_PAGE, BookingEnd, ClashNote } from '../../bookings/bookings/index.ts';
import { Badge } from '../../kit/badge/badge.tsx';
import { HelpLink } from '../../kit/frame/help-link.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useMoney } from '../../money/stay-money/index.ts';
import { sayBroken } from '../../prices/rates/index.ts';
import { useScreen } from '../../session/screen-context.ts';
import {
  BOOKING_ACTIONS,
  BOOKINGS,
  BookingBadge,
  sayDates,
  sayLength,
  sayParty,
  sayWho,
} from '../../stays/stays/index.ts';
import styles from './booking-head.module.css';
import type { BookingView } from './booking-view.ts';
import { MoreActions } from './more-actions.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import type { PageAction, PageActions } from './page-actions.ts';

type Props = Omit<BookingView, 'onOpen'> & {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly actions: PageActions;
  readonly onAct: (action: PageAction) => void;
  /** Whether a bar at the bottom of the screen has the likeliest action. */
  readonly hasFoot: boolean;
  readonly isBusy: boolean;
  readonly isTaken: boolean;
  readonly ruleFaults: readonly string[];
  /** A note about portals that could not be checked. */
  readonly unchecked: string | undefined;
};

/** The booking's guest, dates, status and actions. */
export function BookingHead(props: Props) {
  const { booking, heading, today, isTaken, ruleFaults, unchecked } = props;
  const help = useScreen().help;
  return (
    <header className={kit.stack2} style={{ marginBlockEnd: 'var(--space-5)' }}>
      <NeighbourLinks booking={booking} />
      <Group gap="xs" wrap="nowrap">
        <Title order={1} ref={heading} tabIndex={-1} className={styles.name}>
          {sayWho(booking)}
        </Title>
        {help && <HelpLink place={help} />}
      </Group>
      <p className={styles.facts}>
        {[sayDates(booking), sayLength(booking), sayParty(booking)].filter(Boolean).map((fact, place) => (
          <Fragment key={fact}>
            {place > 0 && ' · '}
            <span>{fact}</span>
          </Fragment>
        ))}
      </p>
      <Group gap="var(--space-2) var(--space-3)">
        <BookingBadge booking={booking} />
        <BookingEnd booking={booking} today={today} />
        {(booking.unanswered ?? 0) > 0 && <Badge tone="careful">{BOOKING_PAGE.waits}</Badge>}
        <MoneyLine booking={booking} today={today} />
      </Group>
      <Notes booking={booking} isTaken={isTaken} ruleFaults={ruleFaults} unchecked={unchecked} />
      {booking.channel && (
        <p className={styles.imported}>
          {BOOKING_ACTIONS.importedFrom(booking.channel.name)} <Link to="/calendars">{BOOKING_PAGE.channels}</Link>
        </p>
      )}
      <HeadButtons {...props} />
    </header>
  );
}

type NotesProps = Pick<Props, 'isTaken' | 'ruleFaults' | 'unchecked'> & { readonly booking: BookingDetails };

function Notes({ booking, isTaken, ruleFaults, unchecked }: NotesProps) {
  return (
    <>
      {isTaken && <p className={styles.taken}>{BOOKINGS.taken}</p>}
      {!isTaken && ruleFaults.length > 0 && <p className={styles.broken}>{sayBroken(ruleFaults)}</p>}
      {unchecked && <p className={styles.taken}>{unchecked}</p>}
      {!(isBlock(booking) && !booking.channel) && <ClashNote booking={booking} />}
    </>
  );
}

function HeadButtons({ actions, onAct, hasFoot, isBusy }: Props) {
  const { filled, outlined, rest: more } = actions;
  const press = (action: PageAction) => () => {
    if (!isBusy) onAct(action);
  };
  const busy = { 'aria-disabled': isBusy || undefined, 'data-disabled': isBusy };
  if (!filled && !outlined && more.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {filled && !hasFoot && (
        // Another action is another button, so that the focus does not stay on one that now does something else.
        <Button key={filled} {...busy} variant="filled" onClick={press(filled)}>
          {BOOKING_PAGE[filled]}
        </Button>
      )}
      {outlined && (
        <Button key={outlined} {...busy} variant="outline" onClick={press(outlined)}>
          {BOOKING_PAGE[outlined]}
        </Button>
      )}
      <MoreActions actions={more} onAct={(action) => press(action)()} />
    </div>
  );
}

type MoneyLineProps = { readonly booking: BookingDetails; readonly today: LocalDate };

/** `605,71 € · pagato 181,71 €`, and whether more is due; nothing if no price is stored. */
function MoneyLine({ booking, today }: MoneyLineProps) {
  const { data: money } = useMoney(booking);
  if (!money?.price) return null;
  const { total } = money.price;
  const paid = formatEuros(balancesOf(money.entries).STAY);
  return (
    <>
      <span className={styles.money}>
        {total === null ? BOOKING_PAGE.moneyOpen(paid) : BOOKING_PAGE.money(formatEuros(total), paid)}
      </span>
      {money.pay !== null && money.pay.dueDate < today && <Badge tone="careful">{BOOKING_PAGE.late}</Badge>}
    </>
  );
}
