import type { FinishedStepState, FirstStep, FirstSteps } from '@approdo/shared/contract/operations/start';
import { type RatesAnswer, ratesAnswer } from '@approdo/shared/contract/prices/rates';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { RATES } from '../../content/property/index.ts';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useLeaveAll } from '../../kit/form/leave-question.tsx';
import { StackedForm } from '../../kit/form/stacked-form.tsx';
import { VersionedForm } from '../../kit/form/versioned-form.tsx';
import { Part } from '../../kit/frame/part.tsx';
import { FeeFields, readSeason, SeasonListField, useRates } from '../../prices/rates/index.ts';
import {
  BACKUP,
  ComputerPart,
  GOOGLE_DRIVE,
  NewBackup,
  RunningNote,
  useBackupActions,
  useBackupProgress,
  useBackupStatus,
  useComputerActions,
  useComputerBackups,
  Warnings,
} from '../backup/index.ts';
import { neighboursOf, START, STEPS, useFinishStep } from '../first-steps/index.ts';
import { MoveCards } from '../moving/index.ts';
import { ActionStep } from './action-step.tsx';
import { DemoStep } from './demo-step.tsx';
import { KeysStep } from './keys-step.tsx';
import { LookStep } from './look-step.tsx';
import { MailStep } from './mail-step.tsx';
import { PayStep } from './pay-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { PropertyStep } from './property-step.tsx';
import { useRatesForm } from './rates/use-rates-form.ts';
import { YearBar } from './rates/year-bar.tsx';
import styles from './start-screen.module.css';
import { type StepProps, useNextStep, useNoteTyped } from './step.ts';
import { StepButtons } from './step-buttons.tsx';
import { BACKUP_STEP } from './texts.ts';

const CONTENTS: Readonly<Record<FirstStep, ComponentType<StepProps>>> = {
  look: LookStep,
  property: PropertyStep,
  photos: PhotosStep,
  rates: RatesStep,
  pay: PayStep,
  mail: MailStep,
  keys: KeysStep,
  backup: BackupStep,
  demo: DemoStep,
  moving: MovingStep,
};

/** Steps that nobody has done by looking at what is proposed. */
const DONE_BY_CHANGE: readonly FirstStep[] = ['pay'];

type Props = Pick<FirstSteps, 'steps'> & {
  readonly id: FirstStep;
  /** In the address, after the last step. */
  readonly end: string;
};

/** One step with its heading and buttons. */
export function GuidedStep({ steps, id, end }: Props) {
  const navigate = useNavigate();
  const leaveAll = useLeaveAll();
  const finish = useFinishStep();
  const { before, after } = neighboursOf(steps, id);
  const place = steps.findIndex((step) => step.id === id);
  const Content = CONTENTS[id];
  const isSample = steps.some((step) => step.id === 'demo' && step.state !== 'DONE');
  const isSeenOnly = isSample || DONE_BY_CHANGE.includes(id);

  function goOn(state: FinishedStepState): void {
    finish.mutate({ id, state }, { onSuccess: () => void navigate(`/start/${after ?? end}`) });
  }

  async function putOff(): Promise<void> {
    if (await leaveAll()) goOn('SKIPPED');
  }

  return (
    <section className={styles.step} aria-labelledby="step">
      <header>
        <p className={styles.place}>{START.place(place + 1, steps.length)}</p>
        <Title order={2} id="step">
          {STEPS[id].title}
        </Title>
        <p className={styles.hint}>{STEPS[id].hint}</p>
      </header>
      <Content
        isDone={steps[place]?.state === 'DONE'}
        onDone={() => goOn('DONE')}
        onSeen={() => (isSeenOnly ? void navigate(`/start/${after ?? end}`) : goOn('DONE'))}
        onBack={() => void navigate(before ? `/start/${before}` : '/')}
        onLater={() => void putOff()}
        isLeaving={finish.isPending}
      />
    </section>
  );
}

function RatesStep(step: StepProps) {
  return (
    <QueryStates query={useRates()} failure={RATES.loadFailed}>
      {(rates) => (
        <VersionedForm of={rates} shape={ratesAnswer}>
          {(current, loadLatest) => <Form rates={current} loadLatest={loadLatest} step={step} />}
        </VersionedForm>
      )}
    </QueryStates>
  );
}

type FormProps = { readonly rates: RatesAnswer; readonly loadLatest: LoadLatest; readonly step: StepProps };

function Form({ rates, loadLatest, step }: FormProps) {
  const next = useNextStep(step);
  const form = useRatesForm({ rates, loadLatest, onSaved: next.onSaved });
  useNoteTyped(next.wasTyped, form.isChanged);
  const { draft, faults, change } = form;
  return (
    <StackedForm form={form}>
      <YearBar seasons={draft.seasons.map(readSeason)} />
      <SeasonListField
        seasons={draft.seasons}
        faultOf={(field) => faults[field]}
        onChange={(seasons) => change('seasons', seasons)}
      />
      <FeeFields field={form.field} />
      <StepButtons step={step} isSaving={form.isSaving} />
    </StackedForm>
  );
}

/** Where the site is backed up, and its first backup. */
function BackupStep(step: StepProps) {
  const status = useBackupStatus();
  const actions = useBackupActions();
  const computer = useComputerBackups();
  const computerActions = useComputerActions();
  const isExpected = actions.isRunning || computerActions.isRunning || computer.job !== undefined;
  const progress = useBackupProgress({ isExpected, isPaused: false });
  const isBusy = isExpected || progress !== null;
  const isThere = step.isDone || Boolean(status.data?.newestAt) || computer.backups.length > 0;
  return (
    <ActionStep step={step} missing={isThere ? undefined : BACKUP_STEP.missing}>
      <QueryStates query={status} failure={BACKUP.statusFailed}>
        {({ newestAt, drive, driveAccount, warnings }) => (
          <Stack gap="xl">
            <Warnings warnings={warnings} />
            <Text>{newestAt ? BACKUP_STEP.newest(formatInstantDateTime(newestAt)) : BACKUP_STEP.none}</Text>
            <RunningNote progress={progress} computer={computer.job} onCancel={actions.cancel} />
            <Part id="server-backup" title={BACKUP_STEP.server} hint={BACKUP_STEP.serverHint}>
              <NewBackup drive={drive} isBusy={isBusy} onCreate={actions.create} />
            </Part>
            {computer.isThere && (
              <ComputerPart query={computer.query} isBusy={isBusy} onCreate={computerActions.create} />
            )}
            <Part id="google-drive" title={BACKUP_STEP.drive}>
              <Text maw="65ch">
                {drive === 'linked' && driveAccount && `${GOOGLE_DRIVE.linkedTo(driveAccount)} `}
                {GOOGLE_DRIVE.states[drive]}
              </Text>
              <Anchor component={Link} to="/backup" underline="always">
                {BACKUP_STEP.toBackups}
              </Anchor>
            </Part>
          </Stack>
        )}
      </QueryStates>
    </ActionStep>
  );
}

/** What the owner has elsewhere; who has nothing goes on at once. */
function MovingStep(step: StepProps) {
  return (
    <ActionStep step={step}>
      <MoveCards />
    </ActionStep>
  );
}
