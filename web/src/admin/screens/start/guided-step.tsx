import type { FirstStep, FirstSteps, SettledState } from '@approdo/shared/contract/site/start';
import { Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { neighboursOf } from '../../first-steps/steps.ts';
import { useSettleStep } from '../../first-steps/use-first-steps.ts';
import { useLeaveAll } from '../../form/leave-question.tsx';
import { START, STEPS } from '../../texts/start.ts';
import { BackupStep } from './backup-step.tsx';
import { DemoStep } from './demo-step.tsx';
import { LookStep } from './look-step.tsx';
import { MailStep } from './mail-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { PropertyStep } from './property-step.tsx';
import { RatesStep } from './rates-step.tsx';
import styles from './start-screen.module.css';
import type { StepProps } from './step.ts';

const CONTENTS: Readonly<Record<FirstStep, ComponentType<StepProps>>> = {
  look: LookStep,
  property: PropertyStep,
  photos: PhotosStep,
  rates: RatesStep,
  mail: MailStep,
  backup: BackupStep,
  demo: DemoStep,
};

type Props = Pick<FirstSteps, 'steps'> & {
  readonly id: FirstStep;
  /** In the address, after the last step. */
  readonly end: string;
};

/** One step with its heading, and the ways out of it. */
export function GuidedStep({ steps, id, end }: Props) {
  const navigate = useNavigate();
  const leaveAll = useLeaveAll();
  const settle = useSettleStep();
  const { before, after } = neighboursOf(steps, id);
  const place = steps.findIndex((step) => step.id === id);
  const Content = CONTENTS[id];

  function goOn(state: SettledState): void {
    settle.mutate({ id, state }, { onSuccess: () => void navigate(`/start/${after ?? end}`) });
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
        onBack={() => void navigate(before ? `/start/${before}` : '/')}
        onLater={() => void putOff()}
        isLeaving={settle.isPending}
      />
    </section>
  );
}
