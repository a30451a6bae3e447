/** Only loaded if configured: it takes a third of a second. */
import Stripe from 'stripe';
import { type CardCheckout, CardFault, type CardOrder, ForgedEvent } from './card-checkout.ts';
import { readStripeEvent } from './stripe-events.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** A request is retried once; both attempts together take no longer than a guest would wait. */
const REQUEST_MS = 8000;
const ALL_MS = 15_000;

/** How many seconds a signature is valid. */
const SIGNED_FOR = 300;

/** Stripe's minimum charge is 0.50 €: docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MIN_CHARGE_CENTS = 50;

/** Stripe's own checkout page (hosted), and its signed events. */
export function createStripeCheckout({ secretKey, webhookSecret, root, now }: StripeSettings): CardCheckout {
  const stripe = new Stripe(secretKey, {
    ...(root !== undefined && placeOf(new URL(root))),
    timeout: REQUEST_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  return {
    isTest: isTestKey(secretKey),
    minChargeCents: MIN_CHARGE_CENTS,

    async open(order) {
      const session = await callStripe((options) =>
        stripe.checkout.sessions.create(describeOrder(order), { ...options, idempotencyKey: `order ${order.id}` }),
      );
      if (!session.url || !isStripes(session.url, root)) throw new CardFault('refused');
      return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    },

    async close(checkout) {
      await callStripe((options) => stripe.checkout.sessions.expire(checkout, {}, options)).catch((error: unknown) => {
        // Stripe refuses if the session is no longer open, which is fine.
        if (!(error instanceof CardFault) || error.trouble !== 'refused') throw error;
      });
    },

    async refund(payment, amount, key) {
      const refund = await callStripe((options) =>
        stripe.refunds.create(
          { payment_intent: payment, amount, metadata: { key } },
          { ...options, idempotencyKey: `refund ${key}` },
        ),
      );
      return refund.id;
    },

    async readEvent(bytes, signature) {
      try {
        const payload = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        const at = now().getTime();
        return readStripeEvent(
          stripe.webhooks.constructEvent(payload, signature, webhookSecret, SIGNED_FOR, undefined, at),
        );
      } catch (error) {
        throw new ForgedEvent('the event is not signed as it must be', { cause: error });
      }
    },
  };
}

/** Whether a key of Stripe's moves no money. */
function isTestKey(secretKey: string): boolean {
  return /^(?:sk|rk)_test_/.test(secretKey);
}

function describeOrder({ id, bookingId, purpose, amount, label, note, language, until, ...back }: CardOrder) {
  const metadata = { order: id, booking: bookingId, purpose };
  return {
    mode: 'payment' as const,
    client_reference_id: id,
    metadata,
    payment_intent_data: { description: note, metadata },
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data: { name: label } } }],
    locale: language,
    expires_at: Math.floor(until.getTime() / 1000),
    success_url: back.paidAddress,
    cancel_url: back.leftAddress,
  };
}

type Options = { readonly timeout: number };

/** Runs a call within the time limit; throws a CardFault that says whether a retry may help. */
async function callStripe<Answer>(call: (options: Options) => Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CardFault('down')), ALL_MS);
  });
  try {
    return await Promise.race([call({ timeout: REQUEST_MS }), patience]);
  } catch (error) {
    throw error instanceof CardFault ? error : new CardFault(isRefusal(error) ? 'refused' : 'down', error);
  } finally {
    clearTimeout(timer);
  }
}

function isRefusal(error: unknown): boolean {
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors;
  return [StripeInvalidRequestError, StripeCardError, StripeIdempotencyError].some((kind) => error instanceof kind);
}

/** Guests are only sent to https addresses, or to the stand-in for Stripe. */
function isStripes(url: string, root: string | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || (root !== undefined && origin === new URL(root).origin);
}

function placeOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const;
}
