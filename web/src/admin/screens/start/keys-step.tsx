import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { useKeys } from '../../resources/use-keys.ts';
import { SESSIONS } from '../../texts/access.ts';
import { KEYS_STEP } from '../../texts/start-steps.ts';
import { GoingOn } from './going-on.tsx';
import type { StepProps } from './step.ts';

/** A second proof for the owner's own account, then codes for the day on which it is lost. */
export function KeysStep(step: StepProps) {
  const query = useKeys();
  const isThere = query.data ? query.data.twoProofs : step.isDone;
  return (
    <GoingOn step={step} missing={isThere ? undefined : KEYS_STEP.missing}>
      <QueryFaces query={query} failure={SESSIONS.loadFailed}>
        {({ twoProofs }) => (
          <Stack align="flex-start">
            <Text maw="65ch">{twoProofs ? KEYS_STEP.done : KEYS_STEP.none}</Text>
            <Button component={Link} to="/access" variant={twoProofs ? 'default' : 'filled'}>
              {KEYS_STEP.toAccess}
            </Button>
          </Stack>
        )}
      </QueryFaces>
    </GoingOn>
  );
}
