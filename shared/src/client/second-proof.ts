import { type AskedSecondProof, askedSecondProof } from '../contract/accounts/auth.ts';
import { codeOfKey } from '../contract/base/refusals.ts';
import { ApiError } from './api-error.ts';

const ASKED = codeOfKey('secondProofAsked');
const TICKET_ENDED = codeOfKey('ticketEnded');

/** The second proof that a right password still requires; undefined for any other fault. */
export function readSecondProofAsked(fault: unknown): AskedSecondProof | undefined {
  if (!(fault instanceof ApiError) || fault.status !== 403 || fault.code !== ASKED) return undefined;
  return askedSecondProof.safeParse(fault.body).data;
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
