/**
 * Translates a migration from SQLite to PostgreSQL: integers have 64 bits, texts sort by code point, tables are strict,
 * and references are deferrable.
 */
export function forPostgres(sql: string): string {
  return sql
    .split(QUOTED)
    .map((part, index) => (index % 2 === 0 ? inWordsOfPostgres(part) : part))
    .join('')
    .replaceAll(REFUSAL, refusalOf);
}

/** String literals, which are not translated: a text may contain the word "text". */
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

/**
 * The only kind of trigger in migrations: it refuses changes of rows, of all or by a condition. Its function is created
 * or replaced, since it outlives a table that a migration recreates.
 */
const REFUSAL =
  /create trigger (\w+) before (insert|update|delete) on (\w+)(?: when ([^;]+?))? begin\s+select raise\(abort, ('[^']*')\);\s+end;/g;

function refusalOf(_: string, name: string, verb: string, table: string, when: string | undefined, message: string) {
  const refuse = `raise exception using message = ${message};`;
  // A condition queries tables, so it needs the migration's search path.
  const [path, body] =
    when === undefined
      ? ['', refuse]
      : [
          'set search_path from current ',
          `if ${when.replaceAll(AGO, AGO_IN_POSTGRES)} then ${refuse} end if; return ${verb === 'delete' ? 'old' : 'new'};`,
        ];
  return `
    create or replace function ${name}() returns trigger language plpgsql ${path}as $refuse$
      begin ${body} end $refuse$;
    create trigger ${name} before ${verb} on ${table} for each row execute function ${name}();`;
}

/** A past instant in the format of columns. */
const AGO = /strftime\('%Y-%m-%dT%H:%M:%fZ', 'now', '([^']*)'\)/g;

const AGO_IN_POSTGRES = `to_char((now() at time zone 'UTC') + interval '$1', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
