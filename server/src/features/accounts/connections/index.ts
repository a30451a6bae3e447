/** The programs that the house is connected to: what other slices may tell them, know of them, and end. */
export { endTokens, forgetExpiredTokens } from './tokens/end-tokens.ts';
export type { MadeBackups } from './tokens/made-backups.ts';
export {
  guestMessageReceived,
  paymentRecorded,
  tellWebhooks,
  tellWebhooksOfStay,
  visitorMessageReceived,
} from './webhooks/tell-webhooks.ts';
