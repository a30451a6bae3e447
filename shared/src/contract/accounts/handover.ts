import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { instant } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { sentDevice, session } from './auth.ts';
import { PASSKEY_BODY_LIMIT } from './keys.ts';
import { passkeyAnswer } from './passkey-shapes.ts';

const FAILED = encodeMessage(say('handoverFailed'));

/** 256 bits in base64url have 43 characters; anything else, of bounded length, simply matches no code or verifier. */
const secret = z.string(FAILED).max(200, FAILED);

/** The code from the browser, and the verifier that the app kept secret. */
export const transferProof = z.object({ code: secret, verifier: secret }, FAILED);

/** SHA-256 of a 256-bit verifier, in base64url. */
const challenge = z.string(FAILED).regex(/^[\w-]{43}$/, FAILED);

/** A browser's passkey signs the desktop app in (RFC 8252): the app exchanges the browser's code for a session. */
export const handover = {
  make: endpoint({
    method: 'POST',
    path: '/auth/handover',
    access: 'anyone',
    summary: 'Prove by a passkey whose account the desktop app is let into; the code is good for a minute, and once',
    body: z.object({ response: passkeyAnswer, challenge }),
    bodyLimit: PASSKEY_BODY_LIMIT,
    answer: z.object({ code: z.string(), expiresAt: instant }),
    status: 201,
    refusals: { 400: ['handoverFailed'], 401: ['passkeyRefused'], 409: ['passkeysNotByNumber', 'passkeysNotByHttp'] },
    leavesSiteAlone: true,
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/auth/handover/redeem',
    access: 'anyone',
    summary: 'Sign in with the code that a browser handed over, and the verifier of its challenge',
    body: transferProof.extend({ device: sentDevice }),
    bodyLimit: 4 * 1024,
    answer: session,
    status: 200,
    refusals: { 400: ['handoverFailed'], 401: ['handoverFailed'] },
    leavesSiteAlone: true,
  }),
};
