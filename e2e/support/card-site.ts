import { type CardProvider, startCardProvider } from '../../server/src/testing/card-provider.ts';

/** A stand-in of the provider of card payments, and what the environment says to a site that takes cards there. */
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
