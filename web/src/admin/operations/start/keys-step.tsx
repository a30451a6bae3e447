import { type OwnKeys, ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { takesPasskeys } from '../../../passkeys/passkeys.ts';
import { AddFirstProof, SESSIONS } from '../../accounts/access/index.ts';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { usePlatform } from '../../session/platform-context.ts';
import { useRead } from '../../session/use-read.ts';
import { ActionStep } from './action-step.tsx';
import type { StepProps } from './step.ts';
import { KEYS_STEP } from './texts.ts';

/** A second proof for the owner's account, then recovery codes in case it is lost. */
export function KeysStep(step: StepProps) {
  const query = useRead(ownKeysRows.get);
  const { passkey } = usePlatform().session;
  const sayWhatToAdd = (place: OwnKeys['passkeysHere']) =>
    passkey?.inBrowser || takesPasskeys(place) ? KEYS_STEP.withPasskey : KEYS_STEP.withApp;
  const isThere = query.data ? query.data.twoProofs : step.isDone;
  return (
    <ActionStep step={step} missing={isThere ? undefined : KEYS_STEP.missing}>
      <QueryStates query={query} failure={SESSIONS.loadFailed}>
        {(keys) => (
          <Stack align="flex-start">
            <Text maw="65ch">{keys.twoProofs ? KEYS_STEP.done : sayWhatToAdd(keys.passkeysHere)}</Text>
            <AddFirstProof keys={keys} />
            {keys.twoProofs && (
              <Anchor component={Link} to="/access" underline="always">
                {KEYS_STEP.toAccess}
              </Anchor>
            )}
          </Stack>
        )}
      </QueryStates>
    </ActionStep>
  );
}
