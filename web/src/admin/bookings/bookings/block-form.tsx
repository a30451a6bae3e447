import { dateBlock } from '@approdo/shared/contract/bookings/booking-requests';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { findBlockFaults, type Stay } from '@approdo/shared/domain/stays/stay';
import { TextInput } from '@mantine/core';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { BLOCK_FORM } from '../../stays/stays/index.ts';

type Props = {
  readonly today: LocalDate;
  /** Days selected before the form was opened. */
  readonly days?: Stay;
  readonly onClose: () => void;
  /** Also called once the days are closed. */
  readonly onBlocked?: () => void;
};

/** The form with which the owner closes a range of days. */
export function BlockForm({ today, days, onClose, onBlocked }: Props) {
  const block = useWrite(bookings.block, { success: (_, { message }) => message });
  const form = useForm({
    schema: dateBlock,
    start: { startDate: days?.startDate ?? '', endDate: days?.endDate ?? '', reason: '' },
    findFaults: (range) => findBlockFaults(range, today),
    save: async ({ startDate, endDate, reason }) => {
      await block.mutateAsync({ body: { startDate, endDate, reason: reason || null } });
      onClose();
      onBlocked?.();
    },
    describe: BLOCK_FORM.failed,
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={BLOCK_FORM.title} onClose={leave}>
      <StackedForm form={form}>
        <TextInput label={BLOCK_FORM.startDate} type="date" min={today} {...form.field('startDate')} />
        <TextInput
          label={BLOCK_FORM.endDate}
          type="date"
          min={form.draft.startDate || today}
          {...form.field('endDate')}
        />
        <TextInput label={BLOCK_FORM.reason} {...form.field('reason')} />
        <FormButtons submit={BLOCK_FORM.submit} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
