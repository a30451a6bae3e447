import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { FreshProofPrompt } from '../../../proofs/fresh-proof-prompt.ts';

type Props = { readonly proofPrompt: FreshProofPrompt };

/** Asks for a fresh proof while a call waits for one; declines it if the window cannot be loaded. */
export function FreshProofGate({ proofPrompt }: Props) {
  const isOpen = useSyncExternalStore(proofPrompt.subscribe, proofPrompt.isOpen);
  const [Window, setWindow] = useState<ComponentType<Props>>();
  // Leaving the back office declines the proof.
  useEffect(() => () => proofPrompt.answer(false), [proofPrompt]);
  useEffect(() => {
    if (!isOpen || Window) return;
    import('./fresh-proof-window.tsx').then(
      ({ FreshProofWindow }) => setWindow(() => FreshProofWindow),
      () => proofPrompt.answer(false),
    );
  }, [isOpen, Window, proofPrompt]);
  return isOpen && Window && <Window proofPrompt={proofPrompt} />;
}
