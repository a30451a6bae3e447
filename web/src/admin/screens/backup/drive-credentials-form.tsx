import { Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
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

const EMPTY = { clientId: '', clientSecret: '' };

type Props = { readonly isBusy: boolean };

/** Empty again once they are kept: they do not come back to the page. */
export function DriveCredentialsForm({ isBusy }: Props) {
  const [round, setRound] = useState(0);
  return <EmptyForm key={round} isBusy={isBusy} onKept={() => setRound(round + 1)} />;
}

function EmptyForm({ isBusy, onKept }: Props & { readonly onKept: () => void }) {
  const keep = useKeepCredentials();
  const form = useForm({
    schema: credentials,
    start: EMPTY,
    save: async (typed) => {
      await keep.mutateAsync(typed);
      onKept();
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
