import { type Booking, booking as bookingShape } from '@approdo/shared/contract/bookings/booking';
import { cancellation } from '@approdo/shared/contract/bookings/booking-requests';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { Stack, Text, Textarea } from '@mantine/core';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { CANCEL_FORM, sayDates, sayWho } from '../../stays/stays/index.ts';

type CancelFormProps = { readonly booking: Booking; readonly onClose: () => void };

/** Explains what cancelling does, and takes a message to the guest. */
export function CancelForm({ booking, onClose }: CancelFormProps) {
  return (
    <VersionedForm of={booking} shape={bookingShape}>
      {(current, loadLatest) => <CancelWindow booking={current} loadLatest={loadLatest} onClose={onClose} />}
    </VersionedForm>
  );
}

function CancelWindow({ booking, loadLatest, onClose }: CancelFormProps & { readonly loadLatest: LoadLatest }) {
  const cancel = useWrite(bookings.cancel, { success: () => CANCEL_FORM.cancelled });
  const form = useForm({
    schema: cancellation,
    start: { message: '' },
    version: booking.version,
    loadLatest,
    save: async (body, version) => {
      await cancel.mutateAsync({ params: { id: booking.id }, body, version });
      onClose();
    },
    describe: (fault) => describeFailure(fault, CANCEL_FORM.failed),
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
