import { z } from 'zod';
import { drawBytes } from '../../../../adapters/random.ts';
import { createSeal, sealed } from '../../../../adapters/seal.ts';
import { jsonColumn } from '../../../../db/json-column.ts';
import type { StoredWebhook } from './webhooks.table.ts';

const column = jsonColumn('webhooks.secret', sealed);

/** Standard Webhooks wants 24 to 64 bytes. */
const SECRET_BYTES = 32;

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>;

/** Each address's signing secret: stored sealed only; under another site secret it counts as missing. */
export function createWebhookSecrets(secret: string) {
  const seal = createSeal({ secret, purpose: 'approdo: webhook secrets', shape: z.string() });
  return {
    /** A new secret for that webhook: plain, for its receiver, and sealed, for the database. */
    make(webhookId: string): { readonly plain: string; readonly sealedText: string } {
      const plain = `whsec_${drawBytes(SECRET_BYTES).toString('base64')}`;
      return { plain, sealedText: column.write(seal.seal(plain, webhookId)) };
    },

    open: ({ id, secret: sealedText }: Pick<StoredWebhook, 'id' | 'secret'>): string | undefined =>
      seal.open(column.read(sealedText), id),
  };
}
