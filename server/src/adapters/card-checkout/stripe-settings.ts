/** What is configured of Stripe. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** In place of Stripe's own address. */
  readonly root?: string | undefined;
  readonly now: () => Date;
};
