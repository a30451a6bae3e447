import { z } from 'zod';
import { createSeal, sealed } from '../../../adapters/seal.ts';
import { hashToken, makeToken } from '../../../adapters/secret-token.ts';
import { jsonColumn } from '../../../db/json-column.ts';

export type ChannelSecrets = ReturnType<typeof createChannelSecrets>;

const addressColumn = jsonColumn('channels.import_url', sealed);
const tokenColumn = jsonColumn('channels.token', sealed);

/**
 * Seals import addresses and export tokens, which reveal when the property is empty. The database and its backups hold
 * them only sealed; under another secret they cannot be opened and count as missing.
 */
export function createChannelSecrets(secret: string) {
  const addresses = createSeal({ secret, purpose: 'approdo: import addresses', shape: z.string() });
  const tokens = createSeal({ secret, purpose: 'approdo: export tokens', shape: z.string() });

  return {
    sealAddress: (address: string): string => addressColumn.write(addresses.seal(address)),
    openAddress: (stored: string): string | undefined => addresses.open(addressColumn.read(stored)),
    openToken: (stored: string): string | undefined => tokens.open(tokenColumn.read(stored)),

    /** A new token in the two forms that are stored: sealed and hashed. */
    makeToken() {
      const token = makeToken();
      return { token: tokenColumn.write(tokens.seal(token)), tokenHash: hashToken(token) };
    },
  };
}
