import { z } from 'zod';
import type { MediaPlace } from '../adapters/file-store/media-url.ts';

/** Where data and files lie when several processes share them. */
export type Distributed = { readonly databaseUrl: string; readonly media: MediaPlace };

/** Of PostgreSQL. */
export const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' });

type Given = {
  readonly DATABASE_URL?: string | undefined;
  readonly MEDIA_URL?: MediaPlace | undefined;
  readonly JWT_SECRET?: string | undefined;
  readonly SMTP_URL?: unknown;
};

/** Several processes share database, files, secret and mail server: what one of them made up alone would be its own. */
export function requireWhole(given: Given, context: z.RefinementCtx): void {
  const one = given.DATABASE_URL ? 'DATABASE_URL' : given.MEDIA_URL && 'MEDIA_URL';
  if (!one) return;
  for (const name of ['DATABASE_URL', 'MEDIA_URL', 'JWT_SECRET', 'SMTP_URL'] as const) {
    if (!given[name]) context.addIssue({ code: 'custom', path: [name], message: `must be set with ${one}` });
  }
}

/** Undefined where one process keeps everything in DATA_DIR. */
export function readDistributed({ DATABASE_URL: databaseUrl, MEDIA_URL: media }: Given): Distributed | undefined {
  return databaseUrl && media ? { databaseUrl, media } : undefined;
}
