/** The other programs that the owner has linked with the house: what other slices may tell them. */
export {
  guestMessageReceived,
  paymentRecorded,
  tellWebhooks,
  tellWebhooksOfStay,
  visitorMessageReceived,
} from './webhooks/tell-webhooks.ts';
