import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';

type Opening = {
  /** Whether the file is written as it was before, in a `-wal` or not: it is a copy, or is another's too. */
  readonly keepsJournal?: true;
};

/** Opens, and creates where missing, the database file; its schema is migrate's business. */
export function openDatabase(
  file: string,
  { keepsJournal }: Opening = {},
): { database: Database; connection: SqliteDatabase.Database } {
  const connection = new SqliteDatabase(file);
  if (!keepsJournal) connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 250');
  connection.pragma('trusted_schema = OFF');
  // What is deleted names guests, and mails held links that open accounts: the file keeps none of it.
  connection.pragma('secure_delete = ON');
  connection.pragma('cache_size = -16000');
  const config = { database: rememberStatements(connection) };
  const database = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => createDriver(config, connection),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return { database, connection };
}

/**
 * A transaction takes the write lock when it begins: one that read first and wrote later could fail half-way. One that
 * SQLite has rolled back itself, as it does on a full disk, is not rolled back again: that fault would hide the first.
 */
function createDriver(config: SqliteDialectConfig, sqlite: SqliteDatabase.Database): SqliteDriver {
  const driver = new SqliteDriver(config);
  driver.beginTransaction = async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  };
  driver.rollbackTransaction = async (connection) => {
    if (sqlite.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  };
  return driver;
}

/** Kysely prepares at each call; compiled statements are kept here, as many as the program has queries. */
function rememberStatements(
  connection: SqliteDatabase.Database,
): NonNullable<Extract<SqliteDialectConfig['database'], object>> {
  const statements = new Map<string, SqliteDatabase.Statement<unknown[]>>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= 500) statements.clear();
      const statement = connection.prepare<unknown[]>(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}
