import { Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { COMPUTER_DRIVE, COMPUTER_DRIVE_ACTIONS } from '../../texts/computer-drive.ts';
import { useKeepCredentials } from './use-computer-drive.ts';

const credentials = z.object({
  clientId: z.string().trim().min(1, COMPUTER_DRIVE.clientIdMissing),
  clientSecret: z.string().trim().min(1, COMPUTER_DRIVE.clientSecretMissing),
});

/** Empty each time: what is kept does not come back to the page. */
const EMPTY = { clientId: '', clientSecret: '' };

export function DriveCredentialsForm({ isBusy }: { readonly isBusy: boolean }) {
  const keep = useKeepCredentials();
  const form = useForm({
    schema: credentials,
    start: EMPTY,
    save: async (typed) => {
      await keep.mutateAsync(typed);
      form.change('clientId', '');
      form.change('clientSecret', '');
    },
    describe: (fault) => sayWhatServerSaid(fault, COMPUTER_DRIVE_ACTIONS.keepFailed),
  });
  return (
    <form {...form.props}>
      <Fieldset legend={COMPUTER_DRIVE.credentials} disabled={isBusy}>
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
          <div>
            <SubmitButton isSaving={form.isSaving} isOff={isBusy}>
              {COMPUTER_DRIVE.keep}
            </SubmitButton>
          </div>
        </Stack>
      </Fieldset>
    </form>
  );
}
