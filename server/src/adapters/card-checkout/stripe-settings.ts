/** The configuration of Stripe. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Used instead of Stripe's own address. */
  readonly root?: string | undefined;
  readonly now: () => Date;
};
