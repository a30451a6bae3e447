import { type CardProvider, startCardProvider } from '../../server/src/testing/card-provider.ts';

/** A stand-in for the card payment provider, and the environment of a site that uses it. */
export async function standInForCards(
  options?: Parameters<typeof startCardProvider>[0],
): Promise<CardProvider & { readonly variables: Readonly<Record<string, string>> }> {
  const provider = await startCardProvider(options);
  const variables = {
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    STRIPE_ROOT: provider.root,
  };
  return { ...provider, variables };
}

export type CardSite = Awaited<ReturnType<typeof standInForCards>>;
