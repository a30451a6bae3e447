import { z } from 'zod';
import { createSeal, sealed } from '../../../adapters/seal.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import type { CodeAppsTable } from './keys.table.ts';

const column = jsonColumn('code_apps.secret', sealed);

/** Secrets of code apps as the database stores them, each for its account only. */
export type CodeSecrets = ReturnType<typeof createCodeSecrets>;

/** Sealed under a key derived from JWT_SECRET: a secret sealed under another one is unreadable. */
export function createCodeSecrets(jwtSecret: string) {
  const seal = createSeal({ secret: jwtSecret, purpose: 'approdo: secrets of apps of codes', shape: z.string() });
  return {
    write: (secret: string, userId: string): string => column.write(seal.seal(secret, userId)),

    /** In base32; undefined if it is unreadable. */
    read: (app: Pick<CodeAppsTable, 'secret' | 'user_id'>): string | undefined =>
      seal.open(column.read(app.secret), app.user_id),
  };
}
