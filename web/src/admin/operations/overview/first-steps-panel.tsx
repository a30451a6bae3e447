import { type FirstSteps, start } from '@approdo/shared/contract/operations/start';
import { Button, Group, Title } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PendingContent } from '../../kit/feedback/query-states.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { listLeft, ProgressBar, START, STEPS, usePutAway } from '../first-steps/index.ts';
import styles from './first-steps-panel.module.css';

/** The remaining first steps as links; hidden once all are done, or they were put away. */
export function FirstStepsPanel() {
  const { data, isLoading } = useRead(start.get);
  if (isLoading) return <PendingContent />;
  if (!data || data.isPutAway || listLeft(data.steps).length === 0) return null;
  return <Left steps={data.steps} />;
}

function Left({ steps }: Pick<FirstSteps, 'steps'>) {
  const putAway = usePutAway();
  const [next] = listLeft(steps);
  return (
    <section className={styles.panel} aria-labelledby="first-steps">
      <Title order={2} size="h3" id="first-steps">
        {START.panel}
      </Title>
      <ProgressBar steps={steps} />
      <ul className={`${kit.plainList} ${styles.list}`}>
        {listLeft(steps).map(({ id, state }) => (
          <li key={id}>
            <Link to={`/start/${id}`}>{STEPS[id].task}</Link>
            {state === 'SKIPPED' && (
              <span className={kit.muted} style={{ marginInlineStart: 'var(--space-2)' }}>
                {START.states.SKIPPED}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Group gap="sm">
        {next && (
          <Button component={Link} to={`/start/${next.id}`} rightSection={<ArrowRight size={18} aria-hidden />}>
            {START.goOn}
          </Button>
        )}
        <Button variant="subtle" disabled={putAway.isPending} onClick={() => putAway.mutate({ isPutAway: true })}>
          {START.putAwayNow}
        </Button>
      </Group>
    </section>
  );
}
