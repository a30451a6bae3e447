import type { OwnKeys } from '@approdo/shared/contract/account/own-keys';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { takesPasskeys } from '../../../passkeys/passkeys.ts';
import { useAccessSettings } from '../../resources/use-access-settings.ts';
import { useKeys, usePutOfferAway } from '../../resources/use-keys.ts';
import { useSession } from '../../session/session-context.ts';
import { canOpen } from '../../shell/guard.ts';
import { PROTECT_ACCESS } from '../../texts/protect-access.ts';
import { Panel } from './panel.tsx';

const FEW_CODES = 3;

/** What is to be said of how one gets in: that a second proof is missing, here or with others, or that codes run out. */
export function ProtectAccess() {
  const { user } = useSession();
  const { data: keys } = useKeys();
  if (!keys) return null;
  if (!keys.twoProofs) return keys.isOfferPutAway ? null : <Offer keys={keys} />;
  const isHouseToAsk = canOpen({ access: 'admin' }, user) && !keys.isRequired && !keys.isOfferPutAway;
  return (
    <>
      <CodesRunOut keys={keys} />
      {isHouseToAsk && <AskStaff />}
    </>
  );
}

function Offer({ keys }: { readonly keys: OwnKeys }) {
  return (
    <Panel title={PROTECT_ACCESS.title}>
      <Text maw="75ch">{PROTECT_ACCESS.text}</Text>
      <Group>
        <Button component={Link} to="/access">
          {takesPasskeys(keys.passkeysHere) ? PROTECT_ACCESS.addPasskey : PROTECT_ACCESS.addApp}
        </Button>
        <NotNow />
      </Group>
    </Panel>
  );
}

/** For whoever has a second proof, and manages the house with others who have none. */
function AskStaff() {
  const { data: settings } = useAccessSettings();
  if (!settings || settings.staffTwoProofs || settings.staffWithout === 0) return null;
  return (
    <Panel title={PROTECT_ACCESS.askStaff}>
      <Group>
        <Button component={Link} to="/users" variant="default">
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
    <Panel title={recovery ? PROTECT_ACCESS.codesLeft(recovery.left) : PROTECT_ACCESS.noCodes}>
      <Text maw="75ch">{PROTECT_ACCESS.codesText}</Text>
      <Group>
        <Button component={Link} to="/access" variant="default">
          {PROTECT_ACCESS.makeCodes}
        </Button>
      </Group>
    </Panel>
  );
}

function NotNow() {
  const putAway = usePutOfferAway();
  return (
    <Button
      variant="default"
      aria-disabled={putAway.isPending}
      onClick={() => !putAway.isPending && putAway.mutate(undefined)}
    >
      {PROTECT_ACCESS.notNow}
    </Button>
  );
}
