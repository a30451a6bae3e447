import { withFreshProof } from '@approdo/shared/client/fresh-proof';
import type { Contract } from '@approdo/shared/contract/base/endpoint';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createFreshProofDesk } from '../../../proofs/fresh-proof-desk.ts';
import { createBrowserClient } from '../../client/browser-client.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';

/**
 * Calls of a part of the page. Where the site asks for a fresh proof they wait, for that part to ask her who she is, and are sent
 * once more. `rows` must be the same at each render.
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
    /** By what she may show who she is, while a call waits for that. */
    asked: isAsked ? (desk.readProofs() ?? []) : undefined,
    /** She has shown who she is, or would rather not. */
    answer: desk.answer,
  };
}
