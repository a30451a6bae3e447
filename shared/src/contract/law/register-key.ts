import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { instant, line } from '../base/fields.ts';

const WRITTEN_MAX = 200;

const keyState = z.object({
  /** MISSING: there are records that the present key does not open. */
  state: z.enum(['NONE', 'READY', 'MISSING']),
  /** The first eight hexadecimal digits of the key's SHA-256; null without a key. */
  fingerprint: z.string().nullable(),
  /** When the owner showed that the key was written down; null before. */
  savedAt: instant.nullable(),
});
export type KeyState = z.output<typeof keyState>;

export const keySaved = z.object({
  lastGroup: line({ min: 1, max: 20, tooShort: 'Scrivi l’ultimo gruppo della chiave' }),
});
export const keyEntered = z.object({ key: line({ min: 1, max: WRITTEN_MAX, tooShort: 'Scrivi la chiave' }) });
export const keyRenewal = z.object({ confirm: z.literal('RICOMINCIA', 'Scrivi RICOMINCIA per confermare') });

export const registerKey = {
  get: endpoint({
    method: 'GET',
    path: '/register/key',
    access: 'admin',
    summary: 'Whether the key that guests’ data are encrypted with is there, and was written down',
    answer: keyState,
    status: 200,
    isNeverCached: true,
  }),
  show: endpoint({
    method: 'POST',
    path: '/register/key/show',
    access: 'admin',
    fresh: 'TWO',
    summary: 'The key as it is written on paper: fourteen groups of four',
    answer: z.object({ key: z.string() }),
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing'] },
    leavesSiteAlone: true,
  }),
  confirmSaved: endpoint({
    method: 'POST',
    path: '/register/key/saved',
    access: 'admin',
    summary: 'Show by its last group that the key was written down',
    body: keySaved,
    answer: keyState,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyMissing'] },
    leavesSiteAlone: true,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/register/key',
    access: 'admin',
    fresh: 'TWO',
    summary: 'Open the register by its written key where it is missing, as after a restore on another machine',
    body: keyEntered,
    answer: keyState,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyThere', 'registerKeyFixed'] },
    leavesSiteAlone: true,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/register/key/renew',
    access: 'admin',
    fresh: 'TWO',
    summary: 'Begin anew where the key is lost: what cannot be read is deleted, and a new key is made',
    body: keyRenewal,
    answer: keyState,
    status: 200,
    refusals: { 409: ['registerOff', 'registerKeyThere'] },
    leavesSiteAlone: true,
  }),
};
