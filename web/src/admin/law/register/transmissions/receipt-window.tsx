import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import { FileInput, Text } from '@mantine/core';
import { z } from 'zod';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TRANSMISSIONS } from '../../guests/index.ts';
import { useAddReceipt } from '../use-transmissions.ts';

type Props = {
  readonly transmission: Transmission;
  /** What the receipt is, and its consequences. */
  readonly text?: string;
  readonly onClose: () => void;
};

const receipt = z.object({ file: z.instanceof(File, { message: TRANSMISSIONS.receiptMissing }) });

/** Adds a portal's receipt, with its consequences for the guests. */
export function ReceiptWindow({ transmission, text = TRANSMISSIONS.receiptText, onClose }: Props) {
  const add = useAddReceipt();
  const form = useForm({
    schema: receipt,
    start: { file: null as File | null },
    save: ({ file }) => add.mutateAsync({ id: transmission.id, file }),
    onSaved: onClose,
    describe: TRANSMISSIONS.receiptFailed,
  });
  return (
    <FormWindow title={TRANSMISSIONS.addReceipt} onClose={onClose}>
      <StackedForm form={form}>
        <Text>{text}</Text>
        <FileInput
          label={TRANSMISSIONS.receiptFile}
          accept="application/pdf"
          value={form.draft.file}
          error={form.faults.file}
          onChange={(file) => form.change('file', file)}
        />
        <FormButtons submit={TRANSMISSIONS.addReceipt} isSaving={form.isSaving} onCancel={onClose} />
      </StackedForm>
    </FormWindow>
  );
}
