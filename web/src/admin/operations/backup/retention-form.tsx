import { backup, type DriveState } from '@approdo/shared/contract/operations/backup';
import { type BackupSettings, backupSettings } from '@approdo/shared/contract/operations/backup-settings';
import { Fieldset, Stack, Switch } from '@mantine/core';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { SHELL } from '../../kit/texts.ts';
import { DailyFields, dailyNumbers } from './daily-fields.tsx';
import { DriveOff } from './drive-off.tsx';
import { RETENTION } from './texts/backup.ts';

type Props = {
  readonly settings: BackupSettings;
  readonly drive: DriveState | undefined;
  readonly isBusy: boolean;
};

export function RetentionForm({ settings, drive, isBusy }: Props) {
  const edit = useWrite(backup.updateSettings, { success: () => RETENTION.saved });
  const form = useForm({
    schema: backupSettings,
    start: { ...settings, ...dailyNumbers.encode(settings) },
    read: (draft) => ({ ...draft, ...dailyNumbers.decode(draft) }),
    save: (body) => edit.mutateAsync({ body }),
    describe: RETENTION.saveFailed,
  });
  const { draft, field, change } = form;
  return (
    <form {...form.props}>
      <Fieldset variant="unstyled" m={0} p={0} miw={0} disabled={isBusy}>
        <Stack>
          <FormProblem problem={form.problem} />
          <DailyFields
            label={RETENTION.isDailyOn}
            isOn={draft.isDailyOn}
            onSwitch={(isOn) => change('isDailyOn', isOn)}
            field={field}
          />
          <Switch
            label={RETENTION.isSentToDrive}
            description={drive && drive !== 'linked' && <DriveOff />}
            disabled={drive !== 'linked'}
            {...form.tick('isSentToDrive')}
          />
          <div>
            <SubmitButton isSaving={form.isSaving} isDisabled={isBusy}>
              {SHELL.save}
            </SubmitButton>
          </div>
        </Stack>
      </Fieldset>
    </form>
  );
}
