import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { newReceipt, receipts } from '@approdo/shared/contract/money/receipts';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { receiptedAmount } from '@approdo/shared/domain/money/receipt';
import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { RECEIPT_FORM } from '../payments/index.ts';
import { LandlordNote } from './landlord-note.tsx';
import { sayEntry } from './say-entry.ts';
import type { Entry } from './use-money.ts';

type Props = {
  readonly booking: Booking;
  /** The entries that can be receipted, all selected at first. */
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
};

/** A receipt of payments, made out to the guest by default. */
export function ReceiptForm({ booking, entries, onClose }: Props) {
  const make = useWrite(receipts.make, {
    success: (_, { number }) => RECEIPT_FORM.done(number),
    warn: (_, { number, warning }) => warning && `${RECEIPT_FORM.done(number)}. ${warning}`,
  });
  const form = useForm({
    schema: newReceipt,
    start: {
      entryIds: entries.map(({ id }) => id),
      payer: { name: booking.guestName ?? '', address: '', taxCode: '' },
    },
    save: async (body) => {
      await make.mutateAsync({ params: { id: booking.id }, body });
      onClose();
    },
    describe: RECEIPT_FORM.failed,
  });
  const leave = form.leaveBy(onClose);
  const chosen = entries.filter(({ id }) => form.draft.entryIds.includes(id));
  const total = chosen.reduce((sum, entry) => sum + receiptedAmount(entry), 0);

  return (
    <FormWindow title={RECEIPT_FORM.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text>{RECEIPT_FORM.help}</Text>
          <FormProblem problem={form.problem} />
          <LandlordNote />
          <Checkbox.Group
            label={RECEIPT_FORM.entries}
            value={form.draft.entryIds}
            error={form.faults.entryIds}
            onChange={(ids) => form.change('entryIds', ids)}
          >
            <Stack gap="xs" mt="xs">
              {entries.map((entry) => (
                <Checkbox key={entry.id} value={entry.id} label={sayEntry(entry)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Text fw={600}>{RECEIPT_FORM.total(formatEuros(total))}</Text>
          <TextInput label={RECEIPT_FORM.name} {...form.field('payer.name')} />
          <TextInput label={RECEIPT_FORM.address} {...form.field('payer.address')} />
          <TextInput label={RECEIPT_FORM.taxCode} {...form.field('payer.taxCode')} />
          <FormButtons submit={RECEIPT_FORM.submit} isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
