/** The programs connected to the site: what other slices may notify them of, know about them, and end. */
export { endTokens, forgetExpiredTokens } from './tokens/end-tokens.ts';
export type { MadeBackups } from './tokens/made-backups.ts';
export {
  guestMessageReceived,
  notifyWebhooks,
  notifyWebhooksOfStay,
  paymentRecorded,
  visitorMessageReceived,
} from './webhooks/notify-webhooks.ts';
