import type { ChannelClash } from '@approdo/shared/contract/bookings/channels';
import { Title } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { columns } from '../../kit/styles/columns.ts';
import kit from '../../kit/styles/kit.module.css';
import { addressOfBooking, sayDates } from '../../stays/stays/index.ts';
import styles from './clash-panel.module.css';
import { CLASH } from './texts/calendars.ts';
import { useClashes } from './use-channel-doubts.ts';

type Seller = ChannelClash['sold'][number];

/** Nights sold twice, in red, with what to do on each side; renders nothing without any. */
export function ClashPanel() {
  const { data: clashes = [] } = useClashes();
  return clashes.length > 0 && <Clashes clashes={clashes} />;
}

export function Clashes({ clashes }: { readonly clashes: readonly ChannelClash[] }) {
  return (
    <section className={styles.panel} aria-labelledby="clashes">
      <Title order={2} size="h3" id="clashes" className={styles.title}>
        <TriangleAlert size={22} aria-hidden /> {CLASH.title(clashes.length)}
      </Title>
      <p>{CLASH.hint}</p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={keyOf(clash)}>
            <strong>{CLASH.both(CLASH.and(nameOf(clash.sold[0]), nameOf(clash.sold[1])), sayDates(clash))}</strong>
            <div style={columns('18rem', { gap: 'var(--space-3)', align: 'stretch' })} className={kit.above2}>
              {clash.sold.map((seller) => (
                <Side key={seller.bookingId ?? seller.channel?.id} seller={seller} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ seller }: { readonly seller: Seller }) {
  const { channel, bookingId, startDate, endDate } = seller;
  const name = nameOf(seller);
  const dates = sayDates({ startDate, endDate });
  return (
    <div className={styles.side}>
      <h3>{channel ? CLASH.sideOfChannel(channel.name) : CLASH.sideOfSite}</h3>
      <p>{channel ? CLASH.soldThere(dates) : CLASH.soldHere(name, dates)}</p>
      <p>{channel ? CLASH.doThere(channel.name) : CLASH.doHere(name)}</p>
      {bookingId !== null && !channel && (
        <Link className={kit.link} to={addressOfBooking(bookingId)}>
          {CLASH.openBooking}
        </Link>
      )}
    </div>
  );
}

function nameOf({ channel, guestName }: Seller): string {
  return channel?.name ?? guestName ?? '';
}

function keyOf({ startDate, sold }: ChannelClash): string {
  return [
    startDate,
    ...sold.map(({ channel, bookingId, startDate: from }) => `${channel?.id} ${bookingId} ${from}`),
  ].join(' ');
}
