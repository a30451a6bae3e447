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
  /** Keeps the journal mode of the file: it is a copy, or another process has it open, too. */
  readonly keepsJournal?: true;
};

/** Opens a database file, or creates it if missing, without migrating its schema. */
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
  // Deleted rows name guests, and mails have links that open accounts: nothing of them may stay in the file.
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
 * Transactions take the write lock at the beginning, since upgrading from read to write could fail half-way. One that
 * SQLite has rolled back itself, as on a full disk, is not rolled back again: that error would hide the first.
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

/** Caches prepared statements, which Kysely would prepare on each call. */
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
