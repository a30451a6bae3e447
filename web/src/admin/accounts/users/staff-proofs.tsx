import { accessSettings } from '@approdo/shared/contract/accounts/access-settings';
import { Stack, Switch, Text } from '@mantine/core';
import { useId } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';
import { STAFF_PROOFS } from './texts.ts';

/** Whether staff need a second proof, and how many have none yet. */
export function StaffProofs() {
  const query = useRead(accessSettings.get);
  const requirement = useRequireTwoProofs();
  const id = useId();
  return (
    <QueryStates query={query} failure={STAFF_PROOFS.loadFailed}>
      {({ staffTwoProofs, staffWithout }) => (
        <Stack gap="xs" mb="lg">
          <Switch
            size="md"
            label={STAFF_PROOFS.label}
            checked={staffTwoProofs}
            aria-disabled={requirement.isPending}
            aria-describedby={staffWithout > 0 ? id : undefined}
            onChange={({ currentTarget }) =>
              !requirement.isPending && requirement.mutate({ staffTwoProofs: currentTarget.checked })
            }
          />
          {staffWithout > 0 && (
            <Text id={id} c="dimmed" size="sm">
              {STAFF_PROOFS.without(staffWithout)}
            </Text>
          )}
        </Stack>
      )}
    </QueryStates>
  );
}

function useRequireTwoProofs() {
  return useAction({
    run: (body: { readonly staffTwoProofs: boolean }, call) => call(accessSettings.update, { body }),
    success: ({ staffTwoProofs }) => (staffTwoProofs ? STAFF_PROOFS.on : STAFF_PROOFS.off),
    describe: STAFF_PROOFS.failed,
  });
}
