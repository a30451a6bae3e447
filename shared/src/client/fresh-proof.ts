import { codeOfKey } from '../contract/base/refusals.ts';
import { PROOF_METHODS, type ProofMethod } from '../domain/accounts/fresh-proof.ts';
import type { Transport, WireAnswer } from './wire.ts';

const FRESH_PROOF_CODE = codeOfKey('freshProofAsked');

/** The answer of a call whose fresh proof the user did not give. */
export const NOT_CONFIRMED = {
  status: 403,
  body: { error: 'Non confermato: non è cambiato nulla.', code: FRESH_PROOF_CODE },
} as const satisfies WireAnswer;

/**
 * Asks the user for a fresh proof where a call requires one; `begin` is called as each call is sent. A call that the
 * user does not confirm ends with `notConfirmed`, a text in the user's language.
 */
export function withFreshProof(
  transport: Transport,
  begin: () => AskFreshProof,
  notConfirmed: string = NOT_CONFIRMED.body.error,
): Transport {
  return async (call) => {
    if (!call.fresh) return await transport(call);
    const answer = await sendWithProof(() => transport(call), begin());
    return answer ?? { ...NOT_CONFIRMED, body: { ...NOT_CONFIRMED.body, error: notConfirmed } };
  };
}

/** Asks the user for a fresh proof, by one of these where they are known; resolves with whether it was given. */
export type AskFreshProof = (proofs?: readonly ProofMethod[]) => Promise<boolean>;

type ProofRequest = { readonly proofs: readonly ProofMethod[] | undefined };

/** Sends; where a fresh proof is required, sends once more after the user gave one. Undefined where none was given. */
export async function sendWithProof<Answer extends WireAnswer | Response>(
  send: () => Promise<Answer>,
  ask: AskFreshProof,
): Promise<Answer | undefined> {
  const answer = await send();
  const proofRequest = await readProofRequest(answer);
  if (!proofRequest) return answer;
  return (await ask(proofRequest.proofs)) ? await send() : undefined;
}

async function readProofRequest(answer: WireAnswer | Response): Promise<ProofRequest | undefined> {
  if (answer.status !== 403) return undefined;
  return findProofRequest(answer instanceof Response ? await readCopy(answer) : answer.body);
}

/** Checked by hand, so that account pages need not load a schema. */
function findProofRequest(body: unknown): ProofRequest | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body) || body.code !== FRESH_PROOF_CODE)
    return undefined;
  return { proofs: 'proofs' in body && areProofs(body.proofs) ? body.proofs : undefined };
}

function areProofs(value: unknown): value is readonly ProofMethod[] {
  return Array.isArray(value) && value.every((proof) => PROOF_METHODS.includes(proof));
}

async function readCopy(answer: Response): Promise<unknown> {
  return await answer
    .clone()
    .json()
    .catch(() => undefined);
}
