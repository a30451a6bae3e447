import { accessSettings } from '@approdo/shared/contract/accounts/access-settings';
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PROTECT_ACCESS } from '../../accounts/access/index.ts';
import { PendingContent } from '../../kit/feedback/query-states.tsx';
import { useRead } from '../../session/use-read.ts';
import { NotNow } from './not-now.tsx';
import { Panel } from './panel.tsx';

const FEW_CODES = 3;

type Props = { readonly keys: OwnKeys; readonly mayPromptStaff: boolean };

/** Advice for users with a second proof: recovery codes run out, or staff have no second proof. */
export function ProvedAccess({ keys, mayPromptStaff }: Props) {
  return (
    <>
      <CodesRunOut keys={keys} />
      {mayPromptStaff && <StaffPrompt />}
    </>
  );
}

/** For an owner with a second proof whose staff have none. */
function StaffPrompt() {
  const { data: settings, isLoading } = useRead(accessSettings.get);
  if (isLoading) return <PendingContent />;
  if (!settings || settings.staffTwoProofs || settings.staffWithout === 0) return null;
  return (
    <Panel title={PROTECT_ACCESS.askStaff} order={3} folds>
      <Group>
        <Button component={Link} to="/users" variant="default" mih="44px">
          {PROTECT_ACCESS.toUsers}
        </Button>
        <NotNow />
      </Group>
    </Panel>
  );
}

function CodesRunOut({ keys: { recovery } }: { readonly keys: OwnKeys }) {
  if (recovery && recovery.left > FEW_CODES) return null;
  return (
    <Panel title={recovery ? PROTECT_ACCESS.codesLeft(recovery.left) : PROTECT_ACCESS.noCodes} order={3} folds>
      <Text maw="75ch">{PROTECT_ACCESS.codesText}</Text>
      <Group mt="sm">
        <Button component={Link} to="/access" variant="default" mih="44px">
          {PROTECT_ACCESS.makeCodes}
        </Button>
      </Group>
    </Panel>
  );
}
