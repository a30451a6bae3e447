import { type Booking, booking as bookingShape } from '@approdo/shared/contract/bookings/booking';
import { stayEdit } from '@approdo/shared/contract/bookings/booking-requests';
import { earlierOf, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { MAX_GUESTS } from '@approdo/shared/domain/stays/booking';
import { findStayFaults } from '@approdo/shared/domain/stays/stay';
import { Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import {
  ChildrenField,
  ExtraFields,
  GuestLanguageField,
  stayForm,
  useEditBooking,
} from '../../bookings/bookings/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { plainField } from '../../kit/form/fields.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { usePriceRules, useRuleQuestion } from '../../prices/rates/index.ts';
import { EDIT_FORM, emailOf, sayWho, useBookings, useGuestLanguage } from '../../stays/stays/index.ts';

const NONE: readonly Booking[] = [];

type Props = {
  readonly booking: Booking;
  readonly today: LocalDate;
  /** Called with the portals that could not be checked while saving. */
  readonly onUnchecked?: (channels: readonly string[]) => void;
  readonly onClose: () => void;
};

/** A booking's dates, guests, contact details and language; a start in the past may stay as it is. */
export function EditForm({ booking, ...window }: Props) {
  return (
    <VersionedForm of={booking} shape={bookingShape}>
      {(current, loadLatest) => <EditWindow booking={current} loadLatest={loadLatest} {...window} />}
    </VersionedForm>
  );
}

const editedStay = stayForm.extend({
  cleaningNote: z.string(),
  /** Empty if it stays as it is. */
  language: plainField<Language | ''>(),
});

type Draft = z.input<typeof editedStay>;

type WindowProps = Props & { readonly loadLatest: LoadLatest };

function useStayForm({ booking, loadLatest, today, onUnchecked, onClose }: WindowProps) {
  const { startDate, endDate, numberOfGuests = 1, linen = false } = booking;
  const start = editedStay.encode({
    startDate,
    endDate,
    numberOfGuests,
    children: booking.children ?? 0,
    linen,
    extras: booking.extras ?? [],
    guestName: booking.guestName ?? '',
    guestPhone: booking.guestPhone ?? '',
    guestEmail: emailOf(booking) ?? '',
    cleaningNote: booking.cleaningNote ?? '',
    language: '',
  });
  const edit = useEditBooking();
  const mayBreakRules = useRuleQuestion(useBookings().data ?? NONE);
  return useForm({
    schema: stayEdit,
    start,
    read: (draft) => readDraft(draft, booking),
    findFaults: (stay) => findStayFaults(stay, today, { previousStart: startDate }),
    confirmSave: (stay) => mayBreakRules(booking, stay),
    version: booking.version,
    loadLatest,
    save: async (body, version) => {
      const { unchecked = [] } = await edit.mutateAsync({ booking, body, version });
      onUnchecked?.(unchecked);
      onClose();
    },
    describe: (fault) => describeFailure(fault, EDIT_FORM.failed),
  });
}

function EditWindow(props: WindowProps) {
  const { booking, today, onClose } = props;
  const { startDate } = booking;
  const form = useStayForm(props);
  const rules = usePriceRules();
  const writtenTo = useGuestLanguage(booking.id);
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={EDIT_FORM.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text c="dimmed">{sayWho(booking)}</Text>
          <FormProblem problem={form.problem} />
          {booking.source === 'OWNER' && (
            <TextInput label={EDIT_FORM.guestName} autoComplete="off" {...form.field('guestName')} />
          )}
          <TextInput
            label={EDIT_FORM.startDate}
            type="date"
            min={earlierOf(startDate, today)}
            {...form.field('startDate')}
          />
          <TextInput
            label={EDIT_FORM.endDate}
            type="date"
            min={form.draft.startDate || today}
            {...form.field('endDate')}
          />
          <TextInput
            label={EDIT_FORM.numberOfGuests}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_GUESTS}
            {...form.field('numberOfGuests')}
          />
          <ChildrenField age={rules?.childAge} field={form.field('children')} />
          <Checkbox label={EDIT_FORM.linen} {...form.tick('linen')} />
          <ExtraFields
            offered={rules?.extras ?? []}
            taken={booking.extras ?? []}
            chosen={form.draft.extras}
            error={form.faults.extras}
            onChange={(extras) => form.change('extras', extras)}
          />
          <TextInput label={EDIT_FORM.guestPhone} type="tel" autoComplete="off" {...form.field('guestPhone')} />
          <TextInput
            label={EDIT_FORM.guestEmail}
            description={booking.status === 'PENDING' ? EDIT_FORM.guestEmailHint : undefined}
            type="email"
            autoComplete="off"
            {...form.field('guestEmail')}
          />
          {writtenTo && (
            <GuestLanguageField
              current={writtenTo}
              chosen={form.draft.language}
              error={form.faults.language}
              onChoose={(language) => form.change('language', language)}
            />
          )}
          <Textarea label={EDIT_FORM.cleaningNote} autosize minRows={2} {...form.field('cleaningNote')} />
          <FormButtons isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}

/** Whoever booked on the site has an address; for others it is optional. */
function readDraft(draft: Draft, { source }: Booking) {
  const { language, guestName, guestEmail, ...stay } = editedStay.decode(draft);
  return {
    ...stay,
    ...(source === 'OWNER' && { guestName }),
    guestEmail: guestEmail === '' && source === 'OWNER' ? null : guestEmail,
    ...(language && { language }),
  };
}
