import type { OwnersDay, StayAtHand } from '@approdo/shared/contract/operations/today';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ContactLink } from '../../kit/frame/contact-link.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { addressOfBooking, sayParty } from '../../stays/stays/index.ts';
import { ARRIVALS } from '../today/index.ts';
import { Panel } from './panel.tsx';

/** Arrivals and departures of today and tomorrow. */
export function ArrivalsAndDepartures({ day: { today, arrivals, departures } }: { readonly day: OwnersDay }) {
  const on = (isToday: boolean) => ({
    arrivals: arrivals.filter(({ startDate }) => (startDate === today) === isToday),
    departures: departures.filter(({ endDate }) => (endDate === today) === isToday),
  });
  return (
    <Panel title={ARRIVALS.title}>
      {arrivals.length + departures.length === 0 ? (
        <p className={`${kit.soft} ${kit.flush}`}>{ARRIVALS.nobody}</p>
      ) : (
        <div style={columns('20rem', { gap: 'var(--space-4) var(--space-6)', align: 'stretch' })}>
          <Day title={ARRIVALS.today} {...on(true)} />
          <Day title={ARRIVALS.tomorrow} {...on(false)} />
        </div>
      )}
    </Panel>
  );
}

type DayProps = Pick<OwnersDay, 'arrivals' | 'departures'> & { readonly title: string };

function Day({ title, arrivals, departures }: DayProps) {
  const id = useId();
  if (arrivals.length + departures.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={kit.hint} style={{ fontWeight: 400 }} id={id}>
        {title}
      </h3>
      <ul className={`${kit.plainList} ${kit.linedList}`}>
        {departures.map((stay) => (
          <Guest key={`out ${stay.id}`} stay={stay} says={ARRIVALS.leaves} />
        ))}
        {arrivals.map((stay) => (
          <Guest key={`in ${stay.id}`} stay={stay} says={ARRIVALS.arrives} isAwaited />
        ))}
      </ul>
    </section>
  );
}

/** Guests who arrived before today and stay on. */
export function CurrentGuests({ day: { inHouse } }: { readonly day: OwnersDay }) {
  if (inHouse.length === 0) return null;
  return (
    <Panel title={ARRIVALS.inHouse}>
      <ul className={`${kit.plainList} ${kit.linedList}`}>
        {inHouse.map((stay) => (
          <Guest key={stay.id} stay={stay} />
        ))}
      </ul>
    </Panel>
  );
}

type GuestProps = {
  readonly stay: StayAtHand;
  readonly says?: string;
  readonly isAwaited?: boolean;
};

function Guest({ stay, says, isAwaited = false }: GuestProps) {
  const id = useId();
  const { guestName, guestPhone, isReady } = stay;
  const facts = [
    sayParty(stay),
    `${formatLocalDate(stay.startDate)} – ${formatLocalDate(stay.endDate)}`,
    isAwaited && isReady === true && ARRIVALS.ready,
  ];
  return (
    <li>
      <div className={`${kit.wrapAnywhere} ${kit.shrink}`}>
        {says && <span className={kit.hint}>{says}</span>}{' '}
        <Link className={`${kit.strong} ${kit.link}`} to={addressOfBooking(stay.id)} id={id}>
          {guestName}
        </Link>
        <p className={kit.hint}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {guestPhone !== null && (
        <Button
          component={ContactLink}
          to={{ kind: 'phone', number: guestPhone }}
          variant="outline"
          flex="none"
          mih="44px"
          aria-describedby={id}
        >
          {ARRIVALS.call}
        </Button>
      )}
    </li>
  );
}
