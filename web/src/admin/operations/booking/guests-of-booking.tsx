import type { RegisterStay } from '@approdo/shared/contract/law/register-stays';
import { Button, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import kit from '../../kit/styles/kit.module.css';
import {
  Advice,
  GuestsWindowOnDemand,
  REGISTER_STAYS,
  StayState,
  sayLinkEnd,
  useRegisterStay,
  useStayLink,
} from '../../law/guests/index.ts';
import { emailOf } from '../../stays/stays/index.ts';
import type { BookingView } from './booking-view.ts';
import styles from './stay-section.module.css';

/** How far a booking's guests are reported to the police, and the window to enter them. */
export function GuestsOfBooking({ booking }: Pick<BookingView, 'booking'>) {
  return (
    <QueryStates query={useRegisterStay(booking, true)} failure={REGISTER_STAYS.loadFailed}>
      {(stay) => (stay ? <Guests stay={stay} email={emailOf(booking)} /> : null)}
    </QueryStates>
  );
}

function Guests({ stay, email }: { readonly stay: RegisterStay; readonly email: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const link = useStayLink(stay, email);
  const linkEnd = sayLinkEnd(stay);
  return (
    <Stack align="flex-start" gap="sm">
      <StayState stay={stay} />
      <Text>{REGISTER_STAYS.complete(stay.complete, Math.max(stay.guests, stay.numberOfGuests))}</Text>
      {linkEnd && (
        <Text size="sm" c="dimmed">
          {linkEnd}
        </Text>
      )}
      <div className={`${kit.cluster} ${styles.buttons}`}>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {REGISTER_STAYS.open}
        </Button>
        {!link.missing && (
          <Button variant="default" aria-disabled={link.isBusy} onClick={() => !link.isBusy && void link.make()}>
            {link.action}
          </Button>
        )}
      </div>
      {link.missing && (
        <Text size="sm" c="dimmed">
          {link.missing}
        </Text>
      )}
      <Advice />
      {isOpen && (
        <Suspense>
          <GuestsWindowOnDemand stay={stay} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
