import { withFreshProof } from '@approdo/shared/client/fresh-proof';
import type { Contract } from '@approdo/shared/contract/base/endpoint';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createFreshProofDesk } from '../../../proofs/fresh-proof-desk.ts';
import { createBrowserClient } from '../../client/browser-client.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';

/**
 * A client for a part of the page. If the site requires a fresh proof, its calls wait until that part has asked for it,
 * and are sent again. `rows` must be the same at each render.
 */
export function useProvedClient<const Rows extends Contract>(rows: Rows) {
  const { notGiven } = useFurtherTexts().access.proof;
  const [desk] = useState(createFreshProofDesk);
  const isAsked = useSyncExternalStore(desk.subscribe, desk.isAsked);
  const client = useMemo(
    () => createBrowserClient(rows, (transport) => withFreshProof(transport, desk.begin, notGiven)),
    [rows, desk, notGiven],
  );
  return {
    client,
    /** The methods for a fresh proof, while a call waits for one. */
    asked: isAsked ? (desk.readProofs() ?? []) : undefined,
    /** Whether the guest gave the proof, or cancelled. */
    answer: desk.answer,
  };
}
