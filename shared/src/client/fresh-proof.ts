import { codeOfKey } from '../contract/base/refusals.ts';
import { PROOF_METHODS, type ProofMethod } from '../domain/accounts/fresh-proof.ts';
import type { Transport, WireAnswer } from './wire.ts';

const ASKED = codeOfKey('freshProofAsked');

/** What a call ends with whose fresh proof the person did not give. */
export const NOT_CONFIRMED = {
  status: 403,
  body: { error: 'Non confermato: non è cambiato nulla.', code: ASKED },
} as const satisfies WireAnswer;

/**
 * Calls that may be refused for want of a fresh proof ask the person for it; `begin` is called as each is sent. One that she
 * does not confirm ends with these words, in her language.
 */
export function withFreshProof(
  transport: Transport,
  begin: () => AskFreshProof,
  notConfirmed: string = NOT_CONFIRMED.body.error,
): Transport {
  return async (call) => {
    if (!call.fresh) return await transport(call);
    const answer = await sendProved(() => transport(call), begin());
    return answer ?? { ...NOT_CONFIRMED, body: { ...NOT_CONFIRMED.body, error: notConfirmed } };
  };
}

/** Asks the person to show again who she is, by one of these where they are known; whether she did. */
export type AskFreshProof = (proofs?: readonly ProofMethod[]) => Promise<boolean>;

type Asked = { readonly proofs: readonly ProofMethod[] | undefined };

/** Sends, and where a fresh proof is asked for sends again, once, after the person gave one. Undefined where she gave none. */
export async function sendProved<Answer extends WireAnswer | Response>(
  send: () => Promise<Answer>,
  ask: AskFreshProof,
): Promise<Answer | undefined> {
  const answer = await send();
  const asked = await readAsked(answer);
  if (!asked) return answer;
  return (await ask(asked.proofs)) ? await send() : undefined;
}

async function readAsked(answer: WireAnswer | Response): Promise<Asked | undefined> {
  if (answer.status !== 403) return undefined;
  return findAsked(answer instanceof Response ? await readCopy(answer) : answer.body);
}

/** By hand, since every page of an account that calls the server has it, and few have a schema to make. */
function findAsked(body: unknown): Asked | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body) || body.code !== ASKED) return undefined;
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
