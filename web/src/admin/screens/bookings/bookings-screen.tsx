import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { todayInRome } from '@approdo/shared/domain/date/local-date';
import { isBlock } from '@approdo/shared/domain/stay/booking';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { CONVERSATION_PARAMETER, LETTERS_PARAMETER, MONEY_PARAMETER } from '../../resources/booking-address.ts';
import { useBookingActions, useBookings } from '../../resources/use-bookings.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { BOOKINGS } from '../../texts/bookings.ts';
import { BlockForm } from './block-form.tsx';
import { BookingBrowser } from './booking-browser.tsx';
import { CalendarOverview } from './calendar-overview.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ConversationWindow } from './correspondence/conversation-window.tsx';
import { LettersWindow } from './correspondence/letters-window.tsx';
import { DeclineForm } from './decline-form.tsx';
import { EditForm } from './edit-form.tsx';
import { MoneyWindow } from './money/money-window.tsx';
import { useLookedAt } from './use-looked-at.ts';

type OpenForm =
  | { readonly kind: 'block' }
  | { readonly kind: 'edit' | 'cancel' | 'decline'; readonly booking: Booking };

export function BookingsScreen() {
  const query = useBookings();
  const actions = useBookingActions(query.data ?? []);
  const [openForm, setOpenForm] = useState<OpenForm>();
  const today = todayInRome(new Date());
  const close = () => setOpenForm(undefined);
  const money = useLookedAt(MONEY_PARAMETER);
  const conversation = useLookedAt(CONVERSATION_PARAMETER);
  const findStay = (id: string | null) => query.data?.find((booking) => booking.id === id && !isBlock(booking));
  const ofMoney = findStay(money.id);
  const ofConversation = findStay(conversation.id);
  const letters = useLookedAt(LETTERS_PARAMETER);
  const ofLetters = findStay(letters.id);

  return (
    <ScreenFrame actions={<Button onClick={() => setOpenForm({ kind: 'block' })}>{BOOKINGS.openBlockForm}</Button>}>
      <QueryFaces
        query={query}
        failure={BOOKINGS.loadFailed}
        empty={{ when: (bookings) => bookings.length === 0, text: BOOKINGS.empty }}
      >
        {(bookings) => (
          <BookingBrowser
            bookings={bookings}
            today={today}
            actions={actions}
            onEdit={(booking) => setOpenForm({ kind: 'edit', booking })}
            onCancel={(booking) => setOpenForm({ kind: 'cancel', booking })}
            onDecline={(booking) => setOpenForm({ kind: 'decline', booking })}
            onMoney={({ id }) => money.open(id)}
            onConversation={({ id }) => conversation.open(id)}
            onLetters={({ id }) => letters.open(id)}
          />
        )}
      </QueryFaces>
      {query.data && <CalendarOverview bookings={query.data} today={today} />}
      {ofMoney && <MoneyWindow key={ofMoney.id} booking={ofMoney} today={today} onClose={money.close} />}
      {ofConversation && (
        <ConversationWindow
          key={ofConversation.id}
          booking={ofConversation}
          today={today}
          onClose={conversation.close}
        />
      )}
      {ofLetters && <LettersWindow key={ofLetters.id} booking={ofLetters} onClose={letters.close} />}
      {openForm?.kind === 'block' && <BlockForm today={today} onClose={close} />}
      {openForm?.kind === 'cancel' && <CancelForm booking={openForm.booking} onClose={close} />}
      {openForm?.kind === 'decline' && <DeclineForm booking={openForm.booking} onClose={close} />}
      {openForm?.kind === 'edit' && <EditForm booking={openForm.booking} today={today} onClose={close} />}
    </ScreenFrame>
  );
}
