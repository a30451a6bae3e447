/**
 * A migration, written for SQLite, in PostgreSQL's words: whole numbers have 64 bits, texts are in the order of their
 * characters' codes, every table is strict, and references may be checked when a transaction ends.
 */
export function forPostgres(sql: string): string {
  return sql
    .split(QUOTED)
    .map((part, index) => (index % 2 === 0 ? inWordsOfPostgres(part) : part))
    .join('')
    .replaceAll(REFUSAL, refusalOf);
}

/** What a migration writes is no word of it: texts may speak of texts. */
const QUOTED = /('(?:[^']|'')*')/;

function inWordsOfPostgres(sql: string): string {
  return sql
    .replaceAll(/\)\s*strict(?:,\s*without rowid)?;/g, ');')
    .replaceAll(/(\w+"?) integer\b/g, '$1 bigint')
    .replaceAll(/(\w+"?) real\b/g, '$1 double precision')
    .replaceAll(/(\w+"?) blob\b/g, '$1 bytea')
    .replaceAll(/(\w+"?) text\b/g, '$1 text collate "C"')
    .replaceAll(/\breferences \w+ \(\w+\)(?: on delete (?:cascade|set null))?/g, '$& deferrable');
}

/** The one kind of trigger that migrations have: it refuses a change of a row. */
const REFUSAL =
  /create trigger (\w+) before (update|delete) on (\w+) begin\s+select raise\(abort, ('[^']*')\);\s+end;/g;

function refusalOf(_: string, name: string, verb: string, table: string, message: string): string {
  return `
    create function ${name}() returns trigger language plpgsql as $refuse$
      begin raise exception using message = ${message}; end $refuse$;
    create trigger ${name} before ${verb} on ${table} for each row execute function ${name}();`;
}
