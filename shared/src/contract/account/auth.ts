import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../endpoint.ts';
import { email, id, instant, message, newPassword, personName, role, secret } from '../fields.ts';
import { messageOf } from '../messages.ts';

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  avatar: z.string().nullable(),
  emailConfirmed: z.boolean(),
  createdAt: instant,
  /**
   * Told to whose account it is, and only where it is so: her password is the one that the program printed at its first
   * start, where others may have read it. Nothing is refused on that account: the back office asks for another.
   */
  mustChangePassword: z.literal(true).optional(),
  /**
   * Told to staff without a second proof while the house asks two: she counts as USER until she adds one, whatever her role.
   */
  mustAddProof: z.literal(true).optional(),
});
export type User = z.output<typeof user>;

/** 256 bits in base64url: what a browser or app is known by, which says nothing of whose it is. */
const deviceToken = z.string().regex(/^[\w-]{43}$/);

/** A signed-in account and the bearer token that proves it. */
export const session = z.object({
  token: z.string(),
  user,
  /** Given to staff who sent none that is known: to be kept, and sent with the next sign-in. */
  device: deviceToken.optional(),
});
export type Session = z.output<typeof session>;

const LINK_INVALID = messageOf(say('linkInvalid'));
const mailedToken = z.string(LINK_INVALID).min(1, LINK_INVALID).max(200, LINK_INVALID);

export const registration = z.object({ name: personName, email, password: newPassword });
export const credentials = z.object({ email, password: secret });
/** An odd device is as none: it must keep nobody out. */
export const sentDevice = deviceToken.optional().catch(undefined);
export const signIn = credentials.extend({ device: sentDevice });
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
    summary: 'Sign in',
    body: signIn,
    answer: session,
    status: 200,
    refusals: { 401: ['credentialsWrong'] },
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
    summary: 'Take an e-mail address back with the token that was mailed to it: the unconfirmed account is deleted',
    body: emailConfirmation,
    answer: message,
    status: 200,
    refusals: { 400: ['linkExpired', 'linkUsed'], 409: ['accountConfirmed', 'accountOfStaff'] },
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
