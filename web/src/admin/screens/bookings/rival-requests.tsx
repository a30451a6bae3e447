import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { Text, Title } from '@mantine/core';
import { RIVALS, sayCount } from '../../texts/bookings.ts';
import { BookingCard } from './booking-cards.tsx';
import type { ListedBookings } from './listed-bookings.ts';
import styles from './rival-requests.module.css';

type Props = Omit<ListedBookings, 'groups'> & { readonly groups: readonly (readonly Booking[])[] };

/** Requests that want the same days, side by side, so that they can be weighed. */
export function RivalRequests({ groups, ...card }: Props) {
  return groups.map((rivals) => {
    const id = `rivals-${rivals[0]?.id}`;
    return (
      <section key={id} className={styles.rivals} aria-labelledby={id}>
        <Title order={2} size="h3" id={id}>
          {sayCount(RIVALS.title, rivals.length)}
        </Title>
        <Text size="sm">{RIVALS.hint}</Text>
        <ul className={styles.list}>
          {rivals.map((booking) => (
            <BookingCard key={booking.id} booking={booking} {...card} />
          ))}
        </ul>
      </section>
    );
  });
}
