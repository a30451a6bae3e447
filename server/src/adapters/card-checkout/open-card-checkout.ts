import type { CardCheckout } from './card-checkout.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** Opens the card provider, whose code is only loaded if one is configured. */
export async function openCardCheckout(settings: StripeSettings): Promise<CardCheckout> {
  const { createStripeCheckout } = await import('./stripe-checkout.ts');
  return createStripeCheckout(settings);
}
