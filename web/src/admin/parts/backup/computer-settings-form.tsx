import { type DailyBackupSettings, dailyBackupSettings } from '@approdo/shared/contract/backup/backup';
import { Fieldset, Stack } from '@mantine/core';
import { sayWhatServerSaid } from '../../feedback/failure.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { COMPUTER, COMPUTER_ACTIONS } from '../../texts/computer-backups.ts';
import { SHELL } from '../../texts/shell.ts';
import { DailyFields, draftNumbers, readNumbers } from './daily-fields.tsx';
import { useEditComputerSettings } from './use-computer-backups.ts';

type Props = { readonly settings: DailyBackupSettings; readonly isBusy: boolean };

export function ComputerSettingsForm({ settings, isBusy }: Props) {
  const edit = useEditComputerSettings();
  const form = useForm({
    schema: dailyBackupSettings,
    start: { ...settings, ...draftNumbers(settings) },
    read: (draft) => ({ ...draft, ...readNumbers(draft) }),
    save: (typed) => edit.mutateAsync(typed),
    describe: (fault) => sayWhatServerSaid(fault, COMPUTER_ACTIONS.editFailed),
  });
  return (
    <form {...form.props}>
      <Fieldset variant="unstyled" m={0} p={0} miw={0} disabled={isBusy}>
        <Stack>
          <FormProblem problem={form.problem} />
          <DailyFields
            label={COMPUTER.isDailyOn}
            isOn={form.draft.isDailyOn}
            onSwitch={(isOn) => form.change('isDailyOn', isOn)}
            field={form.field}
          />
          <div>
            <SubmitButton isSaving={form.isSaving} isOff={isBusy}>
              {SHELL.save}
            </SubmitButton>
          </div>
        </Stack>
      </Fieldset>
    </form>
  );
}
