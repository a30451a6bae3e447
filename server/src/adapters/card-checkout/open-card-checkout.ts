import type { CardCheckout } from './card-checkout.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** The provider of card payments, loaded only here, where one is configured. */
export async function openCardCheckout(settings: StripeSettings): Promise<CardCheckout> {
  const { createStripeCheckout } = await import('./stripe-checkout.ts');
  return createStripeCheckout(settings);
}
