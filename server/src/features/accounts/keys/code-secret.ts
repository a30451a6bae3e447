import { z } from 'zod';
import { createSeal, sealed } from '../../../adapters/seal.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import type { CodeAppsTable } from './keys.table.ts';

const column = jsonColumn('code_apps.secret', sealed);

/** Secrets of apps of codes as the database has them, each for its account alone. */
export type CodeSecrets = ReturnType<typeof createCodeSecrets>;

/** Sealed under a key of JWT_SECRET: what was sealed under another one cannot be read. */
export function createCodeSecrets(jwtSecret: string) {
  const seal = createSeal({ secret: jwtSecret, purpose: 'approdo: secrets of apps of codes', shape: z.string() });
  return {
    keep: (secret: string, userId: string): string => column.write(seal.seal(secret, userId)),

    /** In base32; undefined where it cannot be read. */
    read: (app: Pick<CodeAppsTable, 'secret' | 'user_id'>): string | undefined =>
      seal.open(column.read(app.secret), app.user_id),
  };
}
