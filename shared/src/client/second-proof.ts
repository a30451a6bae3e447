import { type AskedSecondProof, askedSecondProof } from '../contract/accounts/auth.ts';
import { codeOfKey } from '../contract/base/refusals.ts';
import { ApiError } from './api-error.ts';

const ASKED = codeOfKey('secondProofAsked');
const TICKET_ENDED = codeOfKey('ticketEnded');

/** What a right password was refused for want of; undefined for any other fault. */
export function readSecondProofAsked(fault: unknown): AskedSecondProof | undefined {
  if (!(fault instanceof ApiError) || fault.status !== 403 || fault.code !== ASKED) return undefined;
  return askedSecondProof.safeParse(fault.body).data;
}

/** Whether the password is to be given again: what stood for it is used, or over. */
export function isTicketEnded(fault: unknown): boolean {
  return fault instanceof ApiError && fault.code === TICKET_ENDED;
}

/** A wrong code is refused as a wrong password is, without a field: it is said beside the only one that there is. */
export function asFaultOfCode(fault: unknown): unknown {
  if (!(fault instanceof ApiError) || fault.status !== 401 || isTicketEnded(fault)) return fault;
  return new ApiError({ status: fault.status, body: fault.body }, fault.message, { code: fault.message });
}
