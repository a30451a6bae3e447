import type { BackupEntry } from '@approdo/shared/contract/backup/backup';
import { formatInstantDateTime } from '@approdo/shared/domain/date/local-date';
import { Alert, Stack, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormButtons } from '../../form/form-buttons.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { FormWindow } from '../../form/form-window.tsx';
import { useForm } from '../../form/use-form.ts';
import { JobNote } from '../../parts/backup/running-note.tsx';
import { useKeys } from '../../resources/use-keys.ts';
import { RESTORE, RUNNING } from '../../texts/backup.ts';
import { findMissing, provedRestoreFields, restoreFields } from './restore-fields.ts';
import type { RestoreBackup } from './use-restore.ts';

type Typed = { readonly password?: string | undefined };

const withPassword: z.ZodType<Typed> = restoreFields;
const proved: z.ZodType<Typed> = provedRestoreFields;

type Props = {
  readonly backup: BackupEntry;
  readonly restore: RestoreBackup;
  readonly onClose: () => void;
};

/** It stays open while the server is at it: only here is said how it ended. */
export function RestoreForm({ backup, restore, onClose }: Props) {
  const { data: keys } = useKeys();
  const isPasswordAsked = !keys?.twoProofs;
  const form = useForm({
    schema: isPasswordAsked ? withPassword : proved,
    start: { confirmation: '', password: '' },
    save: ({ password }) => restore({ params: { id: backup.id }, body: isPasswordAsked ? { password } : {} }),
    describe: (fault) => sayWhatServerSaid(fault, RESTORE.failed),
  });
  const date = formatInstantDateTime(backup.createdAt);
  const leave = () => {
    if (!form.isSaving) onClose();
  };
  return (
    <FormWindow title={RESTORE.title(date)} onClose={leave}>
      <form {...form.props}>
        <Stack>
          <FormProblem problem={form.problem} />
          <Alert color="lemon">{RESTORE.warning(date)}</Alert>
          <TextInput
            label={RESTORE.confirmation}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('confirmation')}
          />
          {isPasswordAsked && (
            <TextInput
              label={RESTORE.password}
              type="password"
              autoComplete="current-password"
              {...form.field('password')}
            />
          )}
          {form.isSaving && <JobNote title={RUNNING.restore} step={RESTORE.wait} share={null} />}
          <FormButtons
            submit={RESTORE.submit}
            isSaving={form.isSaving}
            missing={findMissing(form.draft, isPasswordAsked)}
            onCancel={leave}
          />
        </Stack>
      </form>
    </FormWindow>
  );
}
