import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { cancellation } from '@approdo/shared/contract/bookings/booking-requests';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { Stack, Text, Textarea } from '@mantine/core';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { DECLINE_FORM, sayDates, sayWho } from '../../stays/stays/index.ts';

type Props = { readonly booking: Booking; readonly onClose: () => void };

/** Declines a cancellation: the stay remains; takes a message to the guest. */
export function DeclineForm({ booking, onClose }: Props) {
  const decline = useWrite(bookings.dropCancellation, { success: () => DECLINE_FORM.declined });
  const form = useForm({
    schema: cancellation,
    start: { message: '' },
    save: async (body) => {
      await decline.mutateAsync({ params: { id: booking.id }, body });
      onClose();
    },
    describe: (fault) => describeFailure(fault, DECLINE_FORM.failed),
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={DECLINE_FORM.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text>{DECLINE_FORM.text(sayWho(booking), sayDates(booking))}</Text>
          <FormProblem problem={form.problem} />
          <Textarea label={DECLINE_FORM.message} autosize minRows={3} {...form.field('message')} />
          <FormButtons
            submit={DECLINE_FORM.title}
            leave={DECLINE_FORM.leave}
            isSaving={form.isSaving}
            onCancel={leave}
          />
        </Stack>
      </form>
    </FormWindow>
  );
}
