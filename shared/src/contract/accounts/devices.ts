import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant } from '../base/fields.ts';

/** Where a session was begun: in a browser, the desktop app, or a program that is neither. */
const sessionKind = z.enum(['BROWSER', 'DESKTOP', 'PROGRAM']);
export type SessionKind = z.output<typeof sessionKind>;

/** How a session was begun; on a REMEMBERED device the password sufficed. */
const signInMethod = z.enum(['PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY', 'REMEMBERED', 'REGISTERED']);
export type SignInMethod = z.output<typeof signInMethod>;

/** An open session of the caller's. Neither address nor place is stored. */
const openSession = z.object({
  id,
  /** Browser and system as text, in the language of the call. */
  client: z.string(),
  kind: sessionKind,
  by: signInMethod,
  createdAt: instant,
  /** To ten minutes. */
  lastUsedAt: instant,
  /** When it ends by itself, unless it is used before. */
  endsAt: instant,
  /** Whether it is the session of the call. */
  isThis: z.boolean(),
  /** Until when its device needs only the password; null if it is not remembered. */
  rememberedUntil: instant.nullable(),
});
export type OpenSession = z.output<typeof openSession>;

export const devices = {
  list: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: 'The open sessions of the caller, the last used first',
    answer: z.array(openSession),
    status: 200,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'user',
    summary: 'End one of them; that of the call ends as by signing out',
    params: byId,
    status: 204,
    leavesSiteAlone: true,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'user',
    summary: 'End all of them but that of the call; no other device is remembered any more',
    status: 204,
    leavesSiteAlone: true,
  }),
};
