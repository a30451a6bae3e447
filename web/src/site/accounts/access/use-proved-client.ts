import { withFreshProof } from '@approdo/shared/client/fresh-proof';
import type { Contract } from '@approdo/shared/contract/base/endpoint';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createFreshProofPrompt } from '../../../proofs/fresh-proof-prompt.ts';
import { createBrowserClient } from '../../client/browser-client.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';

/**
 * A client for a part of the page. If the site requires a fresh proof, its calls wait until that part has asked for it,
 * and are sent again. `rows` must be the same at each render.
 */
export function useProvedClient<const Rows extends Contract>(rows: Rows) {
  const { notGiven } = useFurtherTexts().access.proof;
  const [prompt] = useState(createFreshProofPrompt);
  const isOpen = useSyncExternalStore(prompt.subscribe, prompt.isOpen);
  const client = useMemo(
    () => createBrowserClient(rows, (transport) => withFreshProof(transport, prompt.begin, notGiven)),
    [rows, prompt, notGiven],
  );
  return {
    client,
    /** The methods for a fresh proof, while a call waits for one. */
    promptProofs: isOpen ? (prompt.readProofs() ?? []) : undefined,
    /** Whether the guest gave the proof, or cancelled. */
    answer: prompt.answer,
  };
}
