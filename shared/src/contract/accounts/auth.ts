import { z } from 'zod';
import { PROOF_METHODS } from '../../domain/accounts/fresh-proof.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { email, id, instant, message, newPassword, personName, role, secret } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  avatar: z.string().nullable(),
  emailConfirmed: z.boolean(),
  createdAt: instant,
  /**
   * Only sent to the account's owner, and only if true: the password is the one that the server printed at its first
   * start, where others may have read it. Nothing is refused for it: the back office asks for another password.
   */
  mustChangePassword: z.literal(true).optional(),
  /**
   * Sent to staff without a second proof while the site requires two: they count as USER until they add one.
   */
  mustAddProof: z.literal(true).optional(),
});
export type User = z.output<typeof user>;

/** 256 bits in base64url: identifies a browser or app without naming its account. */
const deviceToken = z.string().regex(/^[\w-]{43}$/);

/** A signed-in account and the bearer token that proves it. */
export const session = z.object({
  token: z.string(),
  user,
  /** Sent to staff, and to accounts with a second proof, that sent no known device: store it, and send it next time. */
  device: deviceToken.optional(),
});
export type Session = z.output<typeof session>;

const LINK_INVALID = encodeMessage(say('linkInvalid'));
const mailedToken = z.string(LINK_INVALID).min(1, LINK_INVALID).max(200, LINK_INVALID);

export const registration = z.object({
  name: personName,
  email,
  password: newPassword,
  /** Whether a request waits in the browser for this account: the mailed link then carries that, for other browsers. */
  isForRequest: z.boolean(encodeMessage(say('choiceMissing'))).optional(),
});
export const credentials = z.object({ email, password: secret });
/** An invalid device counts as none: it must not lock anybody out. */
export const sentDevice = deviceToken.optional().catch(undefined);
export const signIn = credentials.extend({ device: sentDevice });

/** What a refusal after a correct password prompts for: SECOND_PROOF_ASKED. */
export const secondProofPrompt = z.object({
  /** 256 bits in base64url: stands for the password, for ten minutes and five wrong codes. */
  ticket: z.string(),
  expiresAt: instant,
  /** The account's methods that work here, in the order in which to offer them. */
  proofs: z.array(z.enum(PROOF_METHODS)),
  /** Whether the account has an app whose codes can no longer be checked here. */
  isAppUnreadable: z.literal(true).optional(),
});
export type SecondProofPrompt = z.output<typeof secondProofPrompt>;

const TICKET_ENDED = encodeMessage(say('ticketEnded'));
const CODE_WRONG = encodeMessage(say('codeWrong'));
const CODE_MISSING = encodeMessage(say('fieldMissing'));

/** An app's code or a recovery code, as typed. */
export const proofCode = z.string(CODE_MISSING).min(1, CODE_MISSING).max(40, CODE_WRONG);

export const secondProof = z.object({
  ticket: z.string(TICKET_ENDED).max(200, TICKET_ENDED),
  code: proofCode,
  /** Whether the password alone is to suffice on this device, for 30 days. */
  remember: z.boolean(encodeMessage(say('choiceMissing'))).optional(),
});

export const emailConfirmation = z.object({ email, token: mailedToken });
export const mailRequest = z.object({ email });
export const passwordReset = z.object({ email, token: mailedToken, password: newPassword });

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'anyone',
    summary: 'Open an account; a confirmation mail is queued',
    body: registration,
    answer: session,
    status: 201,
    refusals: { 409: ['emailTaken'] },
    leavesSiteAlone: true,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'anyone',
    summary: 'Sign in; where a second proof is needed, 403 says by which, and gives the ticket that it is sent with',
    body: signIn,
    answer: session,
    status: 200,
    refusals: { 401: ['credentialsWrong'], 403: ['secondProofAsked'] },
    leavesSiteAlone: true,
  }),
  loginSecond: endpoint({
    method: 'POST',
    path: '/auth/login/second',
    access: 'anyone',
    summary: 'Sign in with the ticket of a right password and a code, that of an app or a recovery code',
    body: secondProof,
    bodyLimit: 4 * 1024,
    answer: session,
    status: 200,
    refusals: { 401: ['codeWrong', 'ticketEnded'] },
    leavesSiteAlone: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'user',
    summary: 'End this session',
    status: 204,
    leavesSiteAlone: true,
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'user',
    summary: 'The account of the token',
    answer: user,
    status: 200,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'anyone',
    summary: 'Confirm an e-mail address with the token that was mailed to it',
    body: emailConfirmation,
    answer: message,
    status: 200,
    refusals: { 400: ['linkExpired', 'linkUsed'] },
    leavesSiteAlone: true,
  }),
  disown: endpoint({
    method: 'POST',
    path: '/auth/disown',
    access: 'anyone',
    summary:
      'Take an e-mail address back with the token that was mailed to it: the account is deleted, or has its former one',
    body: emailConfirmation,
    answer: message,
    status: 200,
    refusals: { 400: ['linkExpired', 'linkUsed'], 409: ['accountBooked', 'accountOfStaff'] },
    leavesSiteAlone: true,
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/auth/resend-confirmation',
    access: 'anyone',
    summary: 'Mail a new confirmation link, if there is an account that wants one',
    body: mailRequest,
    answer: message,
    status: 200,
    leavesSiteAlone: true,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'anyone',
    summary: 'Mail a link for a new password, if there is such an account',
    body: mailRequest,
    answer: message,
    status: 200,
    leavesSiteAlone: true,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'anyone',
    summary: 'Set a new password with the token that was mailed; ends all sessions',
    body: passwordReset,
    answer: message,
    status: 200,
    refusals: { 400: ['linkExpired', 'linkUsed'] },
    leavesSiteAlone: true,
  }),
};
