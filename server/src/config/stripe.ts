import type { z } from 'zod';

/** A secret key, or one restricted to some calls; never the one that browsers may have. */
export const STRIPE_KEY = /^(?:sk|rk)_\S+$/;

type Given = {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_ROOT?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
};

const PAIR = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Payments that nobody tells of are of no use, and guests come back from the provider to https alone. */
export function requireStripeWhole(given: Given, context: z.RefinementCtx): void {
  const missing = PAIR.filter((name) => given[name] === undefined);
  if (missing.length === 2) return;
  for (const name of missing) {
    const other = PAIR.find((one) => one !== name);
    context.addIssue({ code: 'custom', path: [name], message: `must be set with ${other}` });
  }
  const isTried = given.STRIPE_ROOT !== undefined && isHere(given.PUBLIC_URL);
  if (isTried || given.PUBLIC_URL?.startsWith('https:')) return;
  const message = 'must be an https address where cards are taken (STRIPE_SECRET_KEY)';
  context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message });
}

/** Undefined where no cards are taken. `root` has all of Stripe behind it, in place of its own address. */
export function readStripe({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_ROOT: root,
}: Given) {
  return secretKey && webhookSecret ? { secretKey, webhookSecret, root } : undefined;
}

/** Whether a site that is tried out with a stand-in is on this machine: it was told no address, or one of here. */
function isHere(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
}
