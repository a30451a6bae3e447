import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { LoadingFace } from '../feedback/query-faces.tsx';
import { useKeys } from '../resources/use-keys.ts';
import { useSession } from '../session/session-context.ts';
import { AddProofScreen } from './add-proof-screen.tsx';

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
    <AddProofScreen keys={keys} isMissing={isMissing} onDone={() => setIsAsked(false)}>
      <Suspense fallback={<LoadingFace />}>
        <Access />
      </Suspense>
    </AddProofScreen>
  );
}
