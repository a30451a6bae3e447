import { type OwnKeys, ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { takesPasskeys } from '../../../passkeys/passkeys.ts';
import { PROTECT_ACCESS } from '../../accounts/access/index.ts';
import { PendingContent } from '../../kit/feedback/query-states.tsx';
import { canOpen } from '../../session/guard.ts';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';
import { NotNow } from './not-now.tsx';
import { Panel } from './panel.tsx';

/** For users with a second proof. */
const ProvedAccess = lazy(async () => ({ default: (await import('./proved-access.tsx')).ProvedAccess }));

const RECENT_MS = 30_000;

/** Advice on access: a second proof is missing, for the user or her staff, or recovery codes run out. */
export function ProtectAccess() {
  const { user } = useSession();
  // The gate before the screens has just read them.
  const { data: keys, isLoading } = useRead(ownKeysRows.get, { staleTime: RECENT_MS });
  if (isLoading) return <PendingContent />;
  if (!keys) return null;
  if (!keys.twoProofs) return keys.isOfferPutAway ? null : <Offer keys={keys} />;
  const mayPromptStaff = canOpen({ access: 'admin' }, user) && !keys.isRequired && !keys.isOfferPutAway;
  return (
    <Suspense fallback={<PendingContent />}>
      <ProvedAccess keys={keys} mayPromptStaff={mayPromptStaff} />
    </Suspense>
  );
}

function Offer({ keys }: { readonly keys: OwnKeys }) {
  const hasPasskeys = takesPasskeys(keys.passkeysHere);
  return (
    <Panel title={PROTECT_ACCESS.title} order={3} folds>
      <Text maw="75ch">{hasPasskeys ? PROTECT_ACCESS.withPasskey : PROTECT_ACCESS.withApp}</Text>
      <Group mt="sm">
        <Button component={Link} to="/access" mih="44px">
          {hasPasskeys ? PROTECT_ACCESS.addPasskey : PROTECT_ACCESS.addApp}
        </Button>
        <NotNow />
      </Group>
    </Panel>
  );
}
