import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { reversal } from '@approdo/shared/contract/money/payments';
import { Text, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import type { AnyCall } from '../../session/use-call.ts';
import { UNDO_FORM } from './texts/money.ts';

type Props = {
  /** The call that takes it back; its body is the reason. */
  readonly row: Endpoint;
  readonly id: string;
  /** What is taken back. */
  readonly about: string;
  readonly words: Readonly<Record<'title' | 'help' | 'submit' | 'undone' | 'failed', string>>;
  /** Also called once it is taken back. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
};

/** Takes something back that is kept with the reason why. */
export function ReasonWindow({ row, id, about, words, onDone, onClose }: Props) {
  const undo = useAction({
    run: (body: z.output<typeof reversal>, call: AnyCall) => call(row, { params: { id }, body }),
    success: () => words.undone,
  });
  const form = useForm({
    schema: reversal,
    start: { reason: '' },
    save: (body) => undo.mutateAsync(body),
    onSaved: () => {
      onClose();
      onDone?.();
    },
    describe: (fault) => describeFailure(fault, words.failed),
  });
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={words.title} onClose={leave}>
      <StackedForm form={form}>
        <Text fw={600}>{about}</Text>
        <Text>{words.help}</Text>
        <TextInput label={UNDO_FORM.reason} {...form.field('reason')} />
        <FormButtons submit={words.submit} leave={UNDO_FORM.leave} isSaving={form.isSaving} onCancel={leave} />
      </StackedForm>
    </FormWindow>
  );
}
