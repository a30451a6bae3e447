import { stayLetters } from '@approdo/shared/contract/messages/stay-letters';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PendingContent } from '../../kit/feedback/query-states.tsx';
import { LETTER_SCHEDULE, useDeclineLetters } from '../../messages/mail/index.ts';
import { useRead } from '../../session/use-read.ts';
import { Panel } from './panel.tsx';

/** Proposes timed letters until the owner has accepted or declined. */
export function LettersProposal() {
  const { data: schedule, isLoading } = useRead(stayLetters.getSchedule);
  const decline = useDeclineLetters();
  if (isLoading) return <PendingContent />;
  if (!schedule?.isProposed) return null;
  return (
    <Panel title={LETTER_SCHEDULE.title} order={3} folds>
      <Text>{LETTER_SCHEDULE.proposal}</Text>
      <Text c="dimmed" size="sm" mb="sm">
        {LETTER_SCHEDULE.proposalText}
      </Text>
      <Group>
        <Button component={Link} to="/mail#schedule" mih="44px">
          {LETTER_SCHEDULE.choose}
        </Button>
        <Button mih="44px" variant="default" loading={decline.isPending} onClick={() => decline.mutate({ schedule })}>
          {LETTER_SCHEDULE.notNow}
        </Button>
      </Group>
    </Panel>
  );
}
