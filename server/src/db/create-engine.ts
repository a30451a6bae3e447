import type { Engine } from './engine.ts';
import { createSqliteEngine } from './sqlite/engine.ts';

/** SQLite with a file per tenant, or PostgreSQL, loaded on demand, if processes share a database. */
export async function createEngine(shared?: { readonly databaseUrl: string }): Promise<Engine> {
  if (!shared) return createSqliteEngine();
  const { createPostgresEngine } = await import('./postgres/engine.ts');
  return createPostgresEngine(shared.databaseUrl);
}
