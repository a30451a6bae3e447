import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, line } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { proofCode, sentDevice, session } from './auth.ts';
import { codeApp, ownKeysRows, passkey } from './own-keys.ts';
import { creationOptions, newPasskey, passkeyAnswer, requestOptions } from './passkey-shapes.ts';

/** Room for an authenticator's answer, and not for much more: a stranger may send it. */
export const PASSKEY_BODY_LIMIT = 32 * 1024;

const NO_NAME = encodeMessage(say('fieldMissing'));

const passkeyName = line({ min: 1, max: 60, tooShort: NO_NAME }).refine(
  (name) => !name.includes('://'),
  encodeMessage(say('nameHasAddress')),
);

/** Sent once, when a first second proof was added to an account without codes. */
const recoveryCodes = z.array(z.string());

const SETUP_ENDED = encodeMessage(say('setupEnded'));

/** An app's setup data; nothing is stored until a code of the app confirms it. */
const appSetup = z.object({
  /** To be sent back with the code; valid for fifteen minutes, for this account. */
  setup: z.string(),
  /** 160 bits in base32. */
  secret: z.string(),
  /** The secret with the account's name, as apps read it (otpauth). */
  uri: z.string(),
  /** The URI as a QR code: a square of `size` units, including the white border; the dark units are the SVG `path`. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type AppSetup = z.output<typeof appSetup>;

export const appConfirmation = z.object({ setup: z.string(SETUP_ENDED).max(1000, SETUP_ENDED), code: proofCode });

export const passkeyRenaming = z.object({ name: passkeyName });

export const keys = {
  ...ownKeysRows,
  beginPasskey: endpoint({
    method: 'POST',
    path: '/auth/keys/passkey/options',
    access: 'confirmed',
    fresh: 'ANY',
    summary: 'What a browser makes a passkey by; good for five minutes, and once',
    answer: z.object({ options: creationOptions }),
    status: 200,
    refusals: { 409: ['passkeysNotByNumber', 'passkeysNotByHttp'] },
    leavesSiteAlone: true,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/auth/keys/passkey',
    access: 'confirmed',
    fresh: 'ANY',
    summary: 'Add the passkey that was made; codes come with the first second proof, this once',
    body: z.object({ response: newPasskey, name: passkeyName.optional() }),
    bodyLimit: PASSKEY_BODY_LIMIT,
    answer: z.object({ passkey, recoveryCodes: recoveryCodes.optional() }),
    status: 201,
    refusals: {
      400: ['passkeyRefused'],
      409: ['passkeyThere', 'tooManyPasskeys', 'passkeysNotByNumber', 'passkeysNotByHttp'],
    },
    leavesSiteAlone: true,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/auth/keys/passkey/{id}',
    access: 'user',
    summary: 'Call a passkey of the caller by another name',
    params: byId,
    body: passkeyRenaming,
    bodyLimit: 4 * 1024,
    answer: passkey,
    status: 200,
    leavesSiteAlone: true,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/auth/keys/passkey/{id}',
    access: 'user',
    fresh: 'ANY',
    summary: 'Remove a passkey of the caller: it lets in no more, and no restore brings it back',
    params: byId,
    status: 204,
    refusals: { 409: ['lastProof'] },
    leavesSiteAlone: true,
  }),
  beginApp: endpoint({
    method: 'POST',
    path: '/auth/keys/app',
    access: 'confirmed',
    fresh: 'ANY',
    summary: 'What an app of codes is set up by; nothing is kept before a code of it confirms that',
    answer: appSetup,
    status: 200,
    leavesSiteAlone: true,
  }),
  confirmApp: endpoint({
    method: 'POST',
    path: '/auth/keys/app/confirm',
    access: 'confirmed',
    fresh: 'ANY',
    summary:
      'Keep the app that was set up, in the place of an older one; codes come with the first second proof, this once',
    body: appConfirmation,
    bodyLimit: 4 * 1024,
    answer: z.object({ app: codeApp, recoveryCodes: recoveryCodes.optional() }),
    status: 201,
    refusals: { 400: ['appCodeWrong', 'setupEnded'] },
    leavesSiteAlone: true,
  }),
  removeApp: endpoint({
    method: 'DELETE',
    path: '/auth/keys/app',
    access: 'user',
    fresh: 'ANY',
    summary: 'Remove the app of codes of the caller: no code of it counts any more, and no restore brings it back',
    status: 204,
    refusals: { 409: ['lastProof'] },
    leavesSiteAlone: true,
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/keys/recovery',
    access: 'user',
    fresh: 'ANY',
    summary: 'Make ten recovery codes in the place of those before; they are told this once',
    answer: z.object({ recoveryCodes }),
    status: 201,
    refusals: { 409: ['recoveryCodesUseless'] },
    leavesSiteAlone: true,
  }),
};

export const passkeySignIn = {
  options: endpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    access: 'anyone',
    summary: 'What a browser asks for a passkey by; good for five minutes, and once',
    answer: z.object({
      options: requestOptions,
      /** The only page origin from which a passkey is accepted. */
      origin: z.string(),
    }),
    status: 200,
    refusals: { 409: ['passkeysNotByNumber', 'passkeysNotByHttp'] },
    leavesSiteAlone: true,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/auth/passkey',
    access: 'anyone',
    summary: 'Sign in with a passkey',
    body: z.object({ response: passkeyAnswer, device: sentDevice }),
    bodyLimit: PASSKEY_BODY_LIMIT,
    answer: session,
    status: 200,
    refusals: { 401: ['passkeyRefused'], 409: ['passkeysNotByNumber', 'passkeysNotByHttp'] },
    leavesSiteAlone: true,
  }),
};
