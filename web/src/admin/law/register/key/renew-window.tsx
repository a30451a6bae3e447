import { keyRenewal } from '@approdo/shared/contract/law/register-key';
import { Text, TextInput } from '@mantine/core';
import { FormButtons } from '../../../kit/form/form-buttons.tsx';
import { FormWindow } from '../../../kit/form/form-window.tsx';
import { StackedForm } from '../../../kit/form/stacked-form.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { REGISTER_KEY_WORDS } from '../../guests/index.ts';
import { useKeyCalls } from '../use-register.ts';

/** Starts again with a new key, after typing a word to confirm. */
export function RenewWindow({ onClose }: { readonly onClose: () => void }) {
  const calls = useKeyCalls();
  const form = useForm({
    schema: keyRenewal,
    start: { confirm: '' },
    save: ({ confirm }) => calls.renew(confirm),
    onSaved: onClose,
    describe: REGISTER_KEY_WORDS.renewFailed,
  });
  return (
    <FormWindow title={REGISTER_KEY_WORDS.lost} onClose={onClose}>
      <StackedForm form={form}>
        <Text>{REGISTER_KEY_WORDS.lostText}</Text>
        <TextInput
          label={REGISTER_KEY_WORDS.word}
          autoComplete="off"
          autoCapitalize="characters"
          {...form.field('confirm')}
        />
        <FormButtons submit={REGISTER_KEY_WORDS.renew} isSaving={form.isSaving} onCancel={onClose} />
      </StackedForm>
    </FormWindow>
  );
}
