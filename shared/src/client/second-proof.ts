import { type SecondProofPrompt, secondProofPrompt } from '../contract/accounts/auth.ts';
import { codeOfKey } from '../contract/base/refusals.ts';
import { ApiError } from './api-error.ts';

const SECOND_PROOF_CODE = codeOfKey('secondProofAsked');
const TICKET_ENDED = codeOfKey('ticketEnded');

/** The second proof that a right password still requires; undefined for any other fault. */
export function readSecondProofRequest(fault: unknown): SecondProofPrompt | undefined {
  if (!(fault instanceof ApiError) || fault.status !== 403 || fault.code !== SECOND_PROOF_CODE) return undefined;
  return secondProofPrompt.safeParse(fault.body).data;
}

/** Whether the password must be entered again, since its ticket is used or expired. */
export function isTicketEnded(fault: unknown): boolean {
  return fault instanceof ApiError && fault.code === TICKET_ENDED;
}

/** Moves the error of a wrong code, which names no field, to the form's only field. */
export function asFaultOfCode(fault: unknown): unknown {
  if (!(fault instanceof ApiError) || fault.status !== 401 || isTicketEnded(fault)) return fault;
  return new ApiError({ status: fault.status, body: fault.body }, fault.message, { code: fault.message });
}
