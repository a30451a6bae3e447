import { cancellation, dateBlock } from '@approdo/shared/contract/stay/booking-requests';
import { type Booking, booking as bookingShape } from '@approdo/shared/contract/stay/bookings';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/date/local-date';
import { isBlock } from '@approdo/shared/domain/stay/booking';
import { findBlockFaults } from '@approdo/shared/domain/stay/stay';
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TakeUp } from '../../feedback/conflict.ts';
import { sayThisFirst, sayWhatServerSaid } from '../../feedback/failure.ts';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { FormWindow } from '../../form/form-window.tsx';
import { useForm } from '../../form/use-form.ts';
import { VersionedForm } from '../../form/versioned-form.tsx';
import { sayDates, sayWho } from '../../format/describe-booking.ts';
import { CONVERSATION_PARAMETER, LETTERS_PARAMETER, MONEY_PARAMETER } from '../../resources/booking-address.ts';
import { useBlockDates, useBookingActions, useBookings, useCancelBooking } from '../../resources/use-bookings.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { BLOCK_FORM, BOOKINGS, CANCEL_FORM } from '../../texts/bookings.ts';
import { BookingBrowser } from './booking-browser.tsx';
import { CalendarOverview } from './calendar-overview.tsx';
import { ConversationWindow } from './correspondence/conversation-window.tsx';
import { LettersWindow } from './correspondence/letters-window.tsx';
import { DeclineForm } from './decline-form.tsx';
import { EditForm } from './edit-form.tsx';
import { MoneyWindow } from './money/money-window.tsx';

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

/**
 * Which booking's money, or the like, is looked at: it stands in the address under that name, so that other screens lead
 * there and a reload keeps it.
 */
function useLookedAt(name: string) {
  const [address, setAddress] = useSearchParams();

  function look(id: string | undefined): void {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { id: address.get(name), open: (id: string) => look(id), close: () => look(undefined) };
}

type Props = { readonly today: LocalDate; readonly onClose: () => void };

/** The owner closes a range of days. */
function BlockForm({ today, onClose }: Props) {
  const block = useBlockDates();
  const form = useForm({
    schema: dateBlock,
    start: { startDate: '', endDate: '', reason: '' },
    findFaults: (range) => findBlockFaults(range, today),
    save: async ({ startDate, endDate, reason }) => {
      await block.mutateAsync({ body: { startDate, endDate, reason: reason || null } });
      onClose();
    },
    describe: (fault) => sayWhatServerSaid(fault, BLOCK_FORM.failed),
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={BLOCK_FORM.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.problem} />
          <TextInput label={BLOCK_FORM.startDate} type="date" min={today} {...form.field('startDate')} />
          <TextInput
            label={BLOCK_FORM.endDate}
            type="date"
            min={form.draft.startDate || today}
            {...form.field('endDate')}
          />
          <TextInput label={BLOCK_FORM.reason} {...form.field('reason')} />
          <FormButtons submit={BLOCK_FORM.submit} isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}

type CancelFormProps = { readonly booking: Booking; readonly onClose: () => void };

/** Says what cancelling does, and takes a word to the guest along. */
function CancelForm({ booking, onClose }: CancelFormProps) {
  return (
    <VersionedForm of={booking} shape={bookingShape}>
      {(current, takeUp) => <CancelWindow booking={current} takeUp={takeUp} onClose={onClose} />}
    </VersionedForm>
  );
}

function CancelWindow({ booking, takeUp, onClose }: CancelFormProps & { readonly takeUp: TakeUp }) {
  const cancel = useCancelBooking();
  const form = useForm({
    schema: cancellation,
    start: { message: '' },
    version: booking.version,
    takeUp,
    save: async (body, version) => {
      await cancel.mutateAsync({ params: { id: booking.id }, body, version });
      onClose();
    },
    describe: (fault) => sayThisFirst(fault, CANCEL_FORM.failed),
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={CANCEL_FORM.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text>{CANCEL_FORM.text(sayWho(booking), sayDates(booking))}</Text>
          <FormProblem problem={form.problem} />
          <Textarea label={CANCEL_FORM.message} autosize minRows={3} {...form.field('message')} />
          <FormButtons submit={CANCEL_FORM.title} leave={CANCEL_FORM.leave} isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
