/** The programs connected to the site: what other slices may notify them of, know about them, and end. */
export { endTokens, forgetExpiredTokens } from './tokens/end-tokens.ts';
export type { MadeBackups } from './tokens/made-backups.ts';
export {
  guestMessageReceived,
  paymentRecorded,
  tellWebhooks,
  tellWebhooksOfStay,
  visitorMessageReceived,
} from './webhooks/tell-webhooks.ts';
