import { type BackupSettings, backupSettings, type DriveState } from '@approdo/shared/contract/backup';
import { Fieldset, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { readNumber } from '../../form/read-number.ts';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { DRIVE_HINTS, RETENTION } from '../../texts/backup.ts';
import { SHELL } from '../../texts/shell.ts';
import styles from './retention-form.module.css';
import { useEditBackupSettings } from './use-backups.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));
const COUNT = { type: 'number', inputMode: 'numeric', min: 1 } as const;

type Props = {
  readonly settings: BackupSettings;
  readonly drive: DriveState | undefined;
  readonly isBusy: boolean;
};

export function RetentionForm({ settings, drive, isBusy }: Props) {
  const edit = useEditBackupSettings();
  const form = useForm({
    schema: backupSettings,
    start: {
      ...settings,
      hour: String(settings.hour),
      daily: String(settings.daily),
      weekly: String(settings.weekly),
      monthly: String(settings.monthly),
    },
    read: ({ hour, daily, weekly, monthly, ...switches }) => ({
      ...switches,
      hour: readNumber(hour),
      daily: readNumber(daily),
      weekly: readNumber(weekly),
      monthly: readNumber(monthly),
    }),
    save: (body) => edit.mutateAsync({ body }),
    describe: (fault) => sayWhatServerSaid(fault, RETENTION.saveFailed),
  });
  const { draft, field, change } = form;
  return (
    <form {...form.props}>
      <Fieldset variant="unstyled" m={0} p={0} miw={0} disabled={isBusy}>
        <Stack>
          <FormProblem problem={form.problem} />
          <Switch
            label={RETENTION.isDailyOn}
            checked={draft.isDailyOn}
            onChange={({ currentTarget }) => change('isDailyOn', currentTarget.checked)}
          />
          <div className={styles.row}>
            <NativeSelect label={RETENTION.hour} data={HOURS} {...field('hour')} />
            <TextInput label={RETENTION.daily} {...COUNT} {...field('daily')} />
            <TextInput label={RETENTION.weekly} {...COUNT} {...field('weekly')} />
            <TextInput label={RETENTION.monthly} {...COUNT} {...field('monthly')} />
          </div>
          <Text c="dimmed" size="sm">
            {RETENTION.keptHint}
          </Text>
          <Switch
            label={RETENTION.isSentToDrive}
            description={drive && DRIVE_HINTS[drive]}
            disabled={drive !== 'linked'}
            checked={draft.isSentToDrive}
            onChange={({ currentTarget }) => change('isSentToDrive', currentTarget.checked)}
          />
          <div>
            <SubmitButton isSaving={form.isSaving}>{SHELL.save}</SubmitButton>
          </div>
        </Stack>
      </Fieldset>
    </form>
  );
}
