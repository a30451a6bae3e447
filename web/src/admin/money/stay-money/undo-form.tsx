import { money, reversal } from '@approdo/shared/contract/money/payments';
import { Stack, Text, TextInput } from '@mantine/core';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { rowId } from '../../kit/table/use-focus-on-row.ts';
import { UNDO_FORM } from '../payments/index.ts';
import { sayEntry } from './say-entry.ts';
import type { Entry } from './use-money.ts';

type Props = { readonly entry: Entry; readonly onClose: () => void };

/** Reverses an entry with its opposite; the reason is stored with it. */
export function UndoForm({ entry, onClose }: Props) {
  const undo = useWrite(money.reverse, { success: () => UNDO_FORM.undone });
  const form = useForm({
    schema: reversal,
    start: { reason: '' },
    save: async (body) => {
      await undo.mutateAsync({ params: { id: entry.id }, body });
      onClose();
      // The button that opened the form is gone with the entry.
      document.getElementById(rowId(entry.id))?.focus();
    },
    describe: (fault) => describeFailure(fault, UNDO_FORM.failed),
  });
  const leave = form.leaveBy(onClose);

  return (
    <FormWindow title={UNDO_FORM.title} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text fw={600}>{sayEntry(entry)}</Text>
          <Text>{UNDO_FORM.help}</Text>
          <FormProblem problem={form.problem} />
          <TextInput label={UNDO_FORM.reason} {...form.field('reason')} />
          <FormButtons submit={UNDO_FORM.submit} leave={UNDO_FORM.leave} isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
