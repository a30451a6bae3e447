import { Button, Group, Stack, TextInput } from '@mantine/core';
import { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import { readLinkAddress } from './document/content-link.ts';
import { SmallForm } from './small-form.tsx';
import { EDITOR, LINK_FORM } from './texts.ts';

type Props = {
  /** Empty if there is no link yet. */
  readonly address: string;
  readonly onSave: (address: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

const schema = z.object({ address: z.string() });

/** Asks for the target of a link, in one of the allowed schemes. */
export function LinkWindow({ address, onSave, onRemove, onClose }: Props) {
  const form = useForm({
    schema,
    start: { address },
    findFaults: (typed) => (readLinkAddress(typed.address) ? {} : { address: EDITOR.forbiddenLink }),
    save: async (typed) => onSave(readLinkAddress(typed.address) ?? ''),
    describe: () => ({ text: SHELL.unexpected }),
  });
  return (
    <FormWindow title={LINK_FORM.title} onClose={onClose}>
      <SmallForm form={form}>
        <Stack>
          <FormProblem problem={form.problem} />
          <TextInput
            label={LINK_FORM.address}
            inputMode="url"
            placeholder="https://…"
            spellCheck={false}
            data-autofocus
            {...form.field('address')}
          />
          <Group justify={address ? 'space-between' : 'flex-end'}>
            {address && (
              <Button variant="subtle" color="red" onClick={onRemove}>
                {LINK_FORM.remove}
              </Button>
            )}
            <FormButtons submit={LINK_FORM.submit} isSaving={form.isSaving} onCancel={onClose} />
          </Group>
        </Stack>
      </SmallForm>
    </FormWindow>
  );
}
