import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { FreshProofDesk } from '../../../proofs/fresh-proof-desk.ts';

type Props = { readonly desk: FreshProofDesk };

/** Asks for a fresh proof while a call waits for one; declines it if the window cannot be loaded. */
export function FreshProofGate({ desk }: Props) {
  const isAsked = useSyncExternalStore(desk.subscribe, desk.isAsked);
  const [Window, setWindow] = useState<ComponentType<Props>>();
  // Leaving the back office declines the proof.
  useEffect(() => () => desk.answer(false), [desk]);
  useEffect(() => {
    if (!isAsked || Window) return;
    import('./fresh-proof-window.tsx').then(
      ({ FreshProofWindow }) => setWindow(() => FreshProofWindow),
      () => desk.answer(false),
    );
  }, [isAsked, Window, desk]);
  return isAsked && Window && <Window desk={desk} />;
}
