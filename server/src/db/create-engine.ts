import type { Engine } from './engine.ts';
import { createSqliteEngine } from './sqlite/engine.ts';

/** A file for each tenant, unless processes share a database: only then is what speaks to it loaded. */
export async function createEngine(shared?: { readonly databaseUrl: string }): Promise<Engine> {
  if (!shared) return createSqliteEngine();
  const { createPostgresEngine } = await import('./postgres/engine.ts');
  return createPostgresEngine(shared.databaseUrl);
}
