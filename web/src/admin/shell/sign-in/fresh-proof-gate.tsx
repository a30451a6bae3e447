import { useEffect, useSyncExternalStore } from 'react';
import type { FreshProofPrompt } from '../../../proofs/fresh-proof-prompt.ts';
import { createLatePart, useLatePart } from '../../kit/feedback/late-part.ts';

const WINDOW = createLatePart(async () => (await import('./fresh-proof-window.tsx')).FreshProofWindow);

/** Asks for a fresh proof while a call waits for one; declines it if the window cannot be loaded. */
export function FreshProofGate({ proofPrompt }: { readonly proofPrompt: FreshProofPrompt }) {
  const isOpen = useSyncExternalStore(proofPrompt.subscribe, proofPrompt.isOpen);
  const Window = useLatePart(WINDOW, { isWanted: isOpen, onMissing: () => proofPrompt.answer(false) });
  // Leaving the back office declines the proof.
  useEffect(() => () => proofPrompt.answer(false), [proofPrompt]);
  return isOpen && Window && <Window proofPrompt={proofPrompt} />;
}
