import {
  CompiledQuery,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
} from 'kysely';
import { lockKey } from './lock-key.ts';

/**
 * One tenant's dialect on the shared pool. Its transactions are for writing and run one after the other, across
 * processes: each sees everything that earlier ones wrote.
 */
export function tenantDialect(pool: PostgresPool, schema: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pool, schema),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(pool: PostgresPool, schema: string): PostgresDriver {
  const driver = new PostgresDriver({ pool });
  const begin = CompiledQuery.raw(
    `begin isolation level read committed; select pg_advisory_xact_lock(${lockKey(schema, 'writing')})`,
  );
  driver.beginTransaction = async (connection) => {
    try {
      await connection.executeQuery(begin);
    } catch (error) {
      // If the rollback fails, the connection is lost and the pool drops it; the first error says more.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  };
  // Other tenants still use the pool.
  driver.destroy = async () => undefined;
  return driver;
}
