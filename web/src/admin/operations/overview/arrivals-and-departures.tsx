import type { OwnersDay, StayAtHand } from '@approdo/shared/contract/operations/today';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ContactLink } from '../../kit/frame/contact-link.tsx';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { addressOfBooking, sayParty } from '../../stays/stays/index.ts';
import { ARRIVALS, sayUntil } from '../today/index.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

const WHAT_GUESTS_DO = ['leaves', 'arrives', 'stays'] as const;
type Does = (typeof WHAT_GUESTS_DO)[number];

/** Who leaves, who arrives and who stays on, today and tomorrow: a line each. */
export function ArrivalsAndDepartures({ day }: { readonly day: OwnersDay }) {
  const { today, arrivals, departures, inHouse } = day;
  const on = (isToday: boolean) => ({
    leaves: departures.filter(({ endDate }) => (endDate === today) === isToday),
    arrives: arrivals.filter(({ startDate }) => (startDate === today) === isToday),
    stays: isToday ? inHouse : [],
  });
  return (
    <Panel title={ARRIVALS.title}>
      {arrivals.length + departures.length === 0 && <p className={`${kit.soft} ${kit.flush}`}>{ARRIVALS.nobody}</p>}
      <div style={columns('17rem', { gap: 'var(--space-2) var(--space-6)' })}>
        <Day title={ARRIVALS.today} guests={on(true)} />
        <Day title={ARRIVALS.tomorrow} guests={on(false)} />
      </div>
    </Panel>
  );
}

type DayProps = { readonly title: string; readonly guests: Readonly<Record<Does, readonly StayAtHand[]>> };

function Day({ title, guests }: DayProps) {
  const id = useId();
  const lines = WHAT_GUESTS_DO.flatMap((does) =>
    guests[does].map((stay) => <Guest key={`${does} ${stay.id}`} stay={stay} does={does} />),
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={kit.hint} style={{ fontWeight: 400 }} id={id}>
        {title}
      </h3>
      <ul className={styles.list}>{lines}</ul>
    </section>
  );
}

function Guest({ stay, does }: { readonly stay: StayAtHand; readonly does: Does }) {
  const id = useId();
  const { guestName, guestPhone, endDate, isReady } = stay;
  const ready = isReady ? ARRIVALS.ready : ARRIVALS.notReady;
  const facts = [
    sayParty(stay),
    does !== 'leaves' && sayUntil(endDate),
    does === 'arrives' && isReady !== null && ready,
  ].filter(Boolean);
  return (
    <li>
      <div style={{ flex: '1 1 0' }}>
        <span className={kit.hint}>{ARRIVALS[does]}</span>{' '}
        <Link className={`${kit.strong} ${styles.name}`} to={addressOfBooking(stay.id)} id={id}>
          {guestName}
        </Link>{' '}
        <span className={kit.hint}>{facts.join(' · ')}</span>
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
