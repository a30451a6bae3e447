import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { decision } from '@approdo/shared/contract/bookings/booking-requests';
import { Stack, Text, Textarea } from '@mantine/core';
import { type BookingActions, DECIDE_FORM, type Decision } from '../../bookings/bookings/index.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { BOOKING_ACTIONS, sayDates, sayWho } from '../../stays/stays/index.ts';

type Props = {
  readonly booking: Booking;
  readonly status: Decision;
  readonly actions: BookingActions;
  readonly onUnchecked: (channels: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Confirms or rejects a request, with a message to its guest. */
export function DecideForm({ booking, status, actions, onUnchecked, onClose }: Props) {
  const words = DECIDE_FORM[status];
  const form = useForm({
    schema: decision,
    start: { message: '' },
    read: ({ message }) => ({ status, message }),
    confirmSave: async () => status === 'REJECTED' || (await actions.mayConfirm(booking)),
    version: booking.version,
    loadLatest: undefined,
    save: async ({ message }, version) => {
      onUnchecked(await actions.decideWithWord({ booking: { ...booking, version }, status, message: message ?? '' }));
      onClose();
    },
    describe: (fault) => describeFailure(fault, BOOKING_ACTIONS.decideFailed(status)),
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={words.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text>{words.text(sayWho(booking), sayDates(booking))}</Text>
          <FormProblem problem={form.problem} />
          <Textarea label={DECIDE_FORM.message} autosize minRows={3} {...form.field('message')} />
          <FormButtons submit={words.submit} leave={DECIDE_FORM.leave} isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
