import { z } from 'zod';
import { createSeal, sealed } from '../../../adapters/seal.ts';
import { hashToken, makeToken } from '../../../adapters/secret-token.ts';
import { jsonColumn } from '../../../db/json-column.ts';

export type ChannelSecrets = ReturnType<typeof createChannelSecrets>;

const addressColumn = jsonColumn('channels.import_url', sealed);
const tokenColumn = jsonColumn('channels.token', sealed);

/**
 * The addresses that feeds are read from, and the tokens that exports are read by: whoever has one reads when the house is
 * empty. The database, and with it each archive, has them sealed alone; under another secret they count as none.
 */
export function createChannelSecrets(secret: string) {
  const addresses = createSeal({ secret, purpose: 'approdo: import addresses', shape: z.string() });
  const tokens = createSeal({ secret, purpose: 'approdo: export tokens', shape: z.string() });

  return {
    sealAddress: (address: string): string => addressColumn.write(addresses.seal(address)),
    openAddress: (kept: string): string | undefined => addresses.open(addressColumn.read(kept)),
    openToken: (kept: string): string | undefined => tokens.open(tokenColumn.read(kept)),

    /** A new token, in the two forms that are kept of it. */
    makeToken() {
      const token = makeToken();
      return { token: tokenColumn.write(tokens.seal(token)), tokenHash: hashToken(token) };
    },
  };
}
