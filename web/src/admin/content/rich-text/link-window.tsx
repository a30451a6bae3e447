import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import { changeText } from './change-text.ts';
import { readLinkAddress } from './document/content-link.ts';
import { EDITOR, LINK_FORM } from './texts.ts';

type Props = {
  readonly editor: Editor;
  /** Empty if there is no link yet. */
  readonly address: string;
  readonly onClose: () => void;
};

const schema = z.object({ address: z.string() });

/** Asks for the target of a link, in one of the allowed schemes. */
export function LinkWindow({ editor, address, onClose }: Props) {
  const form = useForm({
    schema,
    start: { address },
    findFaults: (typed) => (readLinkAddress(typed.address) ? {} : { address: EDITOR.forbiddenLink }),
    save: async (typed) => link(readLinkAddress(typed.address) ?? ''),
    describe: () => ({ text: SHELL.unexpected }),
  });

  function link(href: string): void {
    onClose();
    const isBare = editor.state.selection.empty && address === '';
    const written = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    changeText(editor, (chain) =>
      isBare ? chain.insertContent(written) : chain.extendMarkRange('link').setLink({ href }),
    );
  }

  function unlink(): void {
    onClose();
    changeText(editor, (chain) => chain.extendMarkRange('link').unsetLink());
  }

  return (
    <FormWindow title={LINK_FORM.title} onClose={onClose}>
      <StackedForm form={form}>
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
            <Button variant="subtle" color="red" onClick={unlink}>
              {LINK_FORM.remove}
            </Button>
          )}
          <FormButtons submit={LINK_FORM.submit} isSaving={form.isSaving} onCancel={onClose} />
        </Group>
      </StackedForm>
    </FormWindow>
  );
}
