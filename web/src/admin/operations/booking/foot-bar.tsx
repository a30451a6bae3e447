import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import { Button } from '@mantine/core';
import { Mail, Phone } from 'lucide-react';
import { BOOKING_PAGE } from '../../bookings/bookings/index.ts';
import { ContactLink } from '../../kit/frame/contact-link.tsx';
import { emailOf } from '../../stays/stays/index.ts';
import styles from './foot-bar.module.css';
import type { PageAction } from './page-actions.ts';

type Props = {
  readonly booking: BookingDetails;
  readonly filled: PageAction | undefined;
  readonly isBusy: boolean;
  readonly onAct: (action: PageAction) => void;
};

/** Whether a booking has anything for the bar. */
export function hasFootBar({ booking, filled }: Pick<Props, 'booking' | 'filled'>): boolean {
  return filled !== undefined || Boolean(booking.guestPhone) || emailOf(booking) !== undefined;
}

/** On a phone, in place of the menu's bar: the likeliest action, and how to reach the guest. */
export function FootBar({ booking, filled, isBusy, onAct }: Props) {
  const { guestPhone } = booking;
  const email = emailOf(booking);
  return (
    <nav className={styles.bar} aria-label={BOOKING_PAGE.reach} data-foot-bar>
      {filled && (
        <Button
          // Another action is another button, so that the focus does not stay on one that now does something else.
          key={filled}
          flex="1 1 auto"
          mih="2.75rem"
          miw="0"
          aria-disabled={isBusy || undefined}
          data-disabled={isBusy}
          onClick={() => !isBusy && onAct(filled)}
        >
          {BOOKING_PAGE[filled]}
        </Button>
      )}
      {guestPhone && (
        <ContactLink className={styles.link} to={{ kind: 'phone', number: guestPhone }}>
          <Phone size={20} aria-hidden />
          {BOOKING_PAGE.call}
        </ContactLink>
      )}
      {email && (
        <ContactLink className={styles.link} to={{ kind: 'mail', email }}>
          <Mail size={20} aria-hidden />
          {BOOKING_PAGE.mail}
        </ContactLink>
      )}
    </nav>
  );
}
