import { Stack, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { FormButtons } from '../../kit/form/form-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { FormWindow } from '../../kit/form/form-window.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { COMPUTER_DRIVE, COMPUTER_DRIVE_ACTIONS } from './texts/computer-drive.ts';
import { useStoreCredentials } from './use-computer-drive.ts';

const credentials = z.object({
  clientId: z.string().trim().min(1, COMPUTER_DRIVE.clientIdMissing),
  clientSecret: z.string().trim().min(1, COMPUTER_DRIVE.clientSecretMissing),
});

/** Always empty: stored credentials are never sent to the page. */
export function DriveCredentialsForm({ onClose }: { readonly onClose: () => void }) {
  const store = useStoreCredentials();
  const form = useForm({
    schema: credentials,
    start: { clientId: '', clientSecret: '' },
    save: async (typed) => {
      await store.mutateAsync(typed);
      onClose();
    },
    describe: COMPUTER_DRIVE_ACTIONS.storeFailed,
  });
  const leave = form.leaveBy(onClose);
  return (
    <FormWindow title={COMPUTER_DRIVE.credentialsTitle} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <Text size="sm" c="dimmed">
            {COMPUTER_DRIVE.credentialsHint}
          </Text>
          <FormProblem problem={form.problem} />
          <TextInput
            label={COMPUTER_DRIVE.clientId}
            autoComplete="off"
            spellCheck={false}
            {...form.field('clientId')}
          />
          <TextInput
            label={COMPUTER_DRIVE.clientSecret}
            type="password"
            autoComplete="off"
            {...form.field('clientSecret')}
          />
          <FormButtons isSaving={form.isSaving} onCancel={leave} />
        </Stack>
      </form>
    </FormWindow>
  );
}
