import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingFace } from '../feedback/query-faces.tsx';
import { useKeys } from '../resources/use-keys.ts';
import { useSession } from '../session/session-context.ts';

/** Few houses ask for it: it is fetched where one does. */
const AddProofScreen = lazy(async () => ({ default: (await import('./add-proof-screen.tsx')).AddProofScreen }));

type Props = {
  /** Where one sees to one's own keys. */
  readonly Access: ComponentType;
  readonly children: ReactNode;
};

/**
 * One screen in the place of all others for staff of whom the house asks a second proof that is not there: the server takes
 * her for a guest meanwhile. She goes on where she was, once she says so: new codes are shown this once.
 */
export function SecondProofGate({ Access, children }: Props) {
  const { user } = useSession();
  const { data: keys } = useKeys();
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = keys ? keys.isRequired && !keys.twoProofs : user.mustAddProof === true;
  if (isMissing && !isAsked) setIsAsked(true);
  if (!isAsked) return children;
  return (
    <Suspense fallback={<LoadingFace />}>
      <AddProofScreen keys={keys} isMissing={isMissing} onDone={() => setIsAsked(false)}>
        <Suspense fallback={<LoadingFace />}>
          <Access />
        </Suspense>
      </AddProofScreen>
    </Suspense>
  );
}
