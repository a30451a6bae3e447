import { type FirstSteps, start } from '@approdo/shared/contract/operations/start';
import { Button, Group } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PendingContent } from '../../kit/feedback/query-states.tsx';
import { Fold } from '../../kit/frame/fold.tsx';
import { useRead } from '../../session/use-read.ts';
import { listLeft, ProgressBar, START, STEPS, usePutAway } from '../first-steps/index.ts';
import { LinkList, Panel } from './panel.tsx';

/** The remaining first steps; hidden once all are done, or they were put away. */
export function FirstStepsPanel() {
  const { data, isLoading } = useRead(start.get);
  if (isLoading) return <PendingContent />;
  if (!data || data.isPutAway || listLeft(data.steps).length === 0) return null;
  return <Left steps={data.steps} />;
}

function Left({ steps }: Pick<FirstSteps, 'steps'>) {
  const putAway = usePutAway();
  const left = listLeft(steps).map(({ id, state }) => ({
    id,
    name: STEPS[id].task,
    to: `/start/${id}`,
    facts: state === 'SKIPPED' ? [START.states.SKIPPED] : [],
  }));
  return (
    <Panel title={START.panel}>
      <ProgressBar steps={steps} />
      <Fold title={START.left}>
        <LinkList rows={left} none="" />
      </Fold>
      <Group gap="sm" mt="xs">
        {left[0] && (
          <Button component={Link} to={left[0].to} mih="44px" rightSection={<ArrowRight size={18} aria-hidden />}>
            {START.goOn}
          </Button>
        )}
        <Button
          variant="subtle"
          mih="44px"
          disabled={putAway.isPending}
          onClick={() => putAway.mutate({ isPutAway: true })}
        >
          {START.putAwayNow}
        </Button>
      </Group>
    </Panel>
  );
}
