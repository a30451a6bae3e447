import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingState } from '../../kit/feedback/query-states.tsx';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';

/** Few properties require it: loaded where one does. */
const AddProofScreen = lazy(async () => ({ default: (await import('./add-proof-screen.tsx')).AddProofScreen }));

type Props = { readonly children: ReactNode };

/**
 * Replaces every screen for staff who must add a second proof first: until then the server treats them as guests. They
 * continue where they were once their new recovery codes, displayed only this once, are safe.
 */
export function SecondProofGate({ children }: Props) {
  const { user } = useSession();
  const { data: keys } = useRead(ownKeysRows.get);
  const [isRequired, setIsRequired] = useState(false);
  const isMissing = keys ? keys.isRequired && !keys.twoProofs : user.mustAddProof === true;
  if (isMissing && !isRequired) setIsRequired(true);
  if (!isRequired) return children;
  return (
    <Suspense fallback={<LoadingState />}>
      <AddProofScreen onDone={() => setIsRequired(false)} />
    </Suspense>
  );
}
