/** The events that other programs can be notified of. */
export const WEBHOOK_EVENTS = [
  'booking.requested',
  'booking.confirmed',
  'booking.changed',
  'booking.cancelled',
  'payment.recorded',
  'message.received',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
