import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingFace } from '../../kit/feedback/query-faces.tsx';
import { useSession } from '../../session/session-context.ts';
import { useRead } from '../../session/use-read.ts';

/** Few houses ask for it: it is fetched where one does. */
const AddProofScreen = lazy(async () => ({ default: (await import('./add-proof-screen.tsx')).AddProofScreen }));

type Props = { readonly children: ReactNode };

/**
 * One screen in the place of all others for staff of whom the house asks a second proof that is not there: the server takes
 * her for a guest meanwhile. She goes on where she was once her new codes, which are shown this once, are safe.
 */
export function SecondProofGate({ children }: Props) {
  const { user } = useSession();
  const { data: keys } = useRead(ownKeysRows.get);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = keys ? keys.isRequired && !keys.twoProofs : user.mustAddProof === true;
  if (isMissing && !isAsked) setIsAsked(true);
  if (!isAsked) return children;
  return (
    <Suspense fallback={<LoadingFace />}>
      <AddProofScreen onDone={() => setIsAsked(false)} />
    </Suspense>
  );
}
