import { type DailyBackupSettings, dailyBackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Alert, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Part } from '../../kit/frame/part.tsx';
import { SHELL } from '../../kit/texts.ts';
import type { ComputerBackupState } from '../../platform.ts';
import { DailyFields, dailyNumbers } from './daily-fields.tsx';
import { COMPUTER, COMPUTER_ACTIONS } from './texts/computer-backups.ts';
import { useComputerFolder, useConfirmComputer, useEditComputerSettings } from './use-computer-backups.ts';
import { Warnings } from './warnings.tsx';

type Props = {
  readonly query: UseQueryResult<ComputerBackupState | null>;
  readonly isBusy: boolean;
  readonly onCreate: () => void;
};

/** This computer's backup folder and schedule; its backups are in the list of all backups. */
export function ComputerPart({ query, isBusy, onCreate }: Props) {
  return (
    <Part id="computer-backups" title={COMPUTER.title} hint={COMPUTER.hint}>
      <QueryStates query={query} failure={COMPUTER.loadFailed}>
        {(state) => state && <Folder state={state} isBusy={isBusy} onCreate={onCreate} />}
      </QueryStates>
    </Part>
  );
}

type FolderProps = Omit<Props, 'query'> & { readonly state: ComputerBackupState };

function Folder({ state, isBusy, onCreate }: FolderProps) {
  const { choose, open } = useComputerFolder();
  const { folder, fault, warnings, settings } = state;
  if (folder === null) {
    return (
      <Stack align="flex-start">
        <Text>{COMPUTER.noFolder}</Text>
        <Button variant="default" disabled={isBusy} onClick={choose}>
          {COMPUTER.choose}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text>{sayWhere(state)}</Text>
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
      {state.isConfirmationAsked && <ConfirmationPrompt isBusy={isBusy} />}
      <Warnings warnings={warnings} />
      <Group gap="sm">
        <Button disabled={isBusy} onClick={onCreate}>
          {COMPUTER.create}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={open}>
          {COMPUTER.open}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={choose}>
          {COMPUTER.change}
        </Button>
      </Group>
      <ComputerSettingsForm settings={settings} tokenId={state.tokenId} isBusy={isBusy} />
    </Stack>
  );
}

function sayWhere({ folder, nextDailyAt }: ComputerBackupState): string {
  const where = COMPUTER.folder(folder ?? '');
  return nextDailyAt ? `${where} ${COMPUTER.next(formatInstantDateTime(nextDailyAt))}` : where;
}

/** The daily backups wait for the owner's confirmation, since this computer's token is no longer valid. */
function ConfirmationPrompt({ isBusy }: { readonly isBusy: boolean }) {
  const confirm = useConfirmComputer();
  return (
    <Alert color="lemon" role="status">
      <Stack align="flex-start" gap="sm">
        <Text>{COMPUTER.confirmPrompt}</Text>
        <Button variant="default" disabled={isBusy || confirm.isPending} onClick={() => confirm.mutate(undefined)}>
          {COMPUTER.confirm}
        </Button>
      </Stack>
    </Alert>
  );
}

type ComputerSettingsFormProps = {
  readonly settings: DailyBackupSettings;
  readonly tokenId: string | null;
  readonly isBusy: boolean;
};

function ComputerSettingsForm({ settings, tokenId, isBusy }: ComputerSettingsFormProps) {
  const edit = useEditComputerSettings(tokenId);
  const form = useForm({
    schema: dailyBackupSettings,
    start: { ...settings, ...dailyNumbers.encode(settings) },
    read: (draft) => ({ ...draft, ...dailyNumbers.decode(draft) }),
    save: (typed) => edit.mutateAsync(typed),
    describe: COMPUTER_ACTIONS.editFailed,
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
            <SubmitButton isSaving={form.isSaving} isDisabled={isBusy}>
              {SHELL.save}
            </SubmitButton>
          </div>
        </Stack>
      </Fieldset>
    </form>
  );
}
