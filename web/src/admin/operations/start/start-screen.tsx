import { type FirstSteps, firstStep, start } from '@approdo/shared/contract/operations/start';
import { Button, Group, Title } from '@mantine/core';
import { Link, Navigate, useParams } from 'react-router-dom';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { SHELL } from '../../kit/texts.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { useRead } from '../../session/use-read.ts';
import { FINISHED, listLeft, ProgressBar, START } from '../first-steps/index.ts';
import { GuidedStep } from './guided-step.tsx';
import styles from './start-screen.module.css';
import { StepList } from './step-list.tsx';

/** The owner's first hour, step by step; each is saved, so that she can go on at any time, on any device. */
export function StartScreen() {
  return (
    <ScreenFrame>
      <QueryStates query={useRead(start.get)} failure={START.loadFailed}>
        {(found) => <Guide steps={found.steps} />}
      </QueryStates>
    </ScreenFrame>
  );
}

/** In the address, after the last step. */
const END = 'end';

function Guide({ steps }: Pick<FirstSteps, 'steps'>) {
  const { step } = useParams();
  const current = firstStep.options.find((id) => id === step && steps.some((there) => there.id === id));
  if (!current && step !== END) return <Navigate replace to={`/start/${listLeft(steps)[0]?.id ?? END}`} />;
  return (
    <div className={styles.guide}>
      <div className={styles.side}>
        <ProgressBar steps={steps} />
        <StepList steps={steps} current={current} />
      </div>
      {current ? <GuidedStep key={current} steps={steps} id={current} end={END} /> : <Finished steps={steps} />}
    </div>
  );
}

/** Shown after the last step. */
function Finished({ steps }: Pick<FirstSteps, 'steps'>) {
  const { site } = usePlatform();
  const isAll = listLeft(steps).length === 0;
  return (
    <section className={styles.step} aria-labelledby="step">
      <header>
        <Title order={2} id="step">
          {isAll ? FINISHED.title : FINISHED.leftTitle}
        </Title>
        <p className={styles.hint}>{isAll ? FINISHED.text : FINISHED.left}</p>
      </header>
      <Group gap="sm">
        <Button component={Link} to="/">
          {FINISHED.overview}
        </Button>
        {site && (
          <Button component="a" href="/" variant="default">
            {SHELL.toSite}
          </Button>
        )}
      </Group>
    </section>
  );
}
