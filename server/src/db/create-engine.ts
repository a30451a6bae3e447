import type { Engine } from './engine.ts';
import { createSqliteEngine } from './sqlite/engine.ts';

/** A file for each house, unless the data are distributed. */
export async function createEngine(distributed?: { readonly databaseUrl: string }): Promise<Engine> {
  if (!distributed) return createSqliteEngine();
  throw new Error('no other engine is there');
}
