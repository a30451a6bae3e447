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

/**
 * The one kind of trigger that migrations have: it refuses a change of a row, of each or of those that a condition names. Where a
 * migration makes a table anew its functions are there still: they go with no table.
 */
const REFUSAL =
  /create trigger (\w+) before (insert|update|delete) on (\w+)(?: when ([^;]+?))? begin\s+select raise\(abort, ('[^']*')\);\s+end;/g;

function refusalOf(_: string, name: string, verb: string, table: string, when: string | undefined, message: string) {
  const refuse = `raise exception using message = ${message};`;
  // A condition asks tables, which are found only where the migration finds them.
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

/** An instant as columns keep them, so long ago. */
const AGO = /strftime\('%Y-%m-%dT%H:%M:%fZ', 'now', '([^']*)'\)/g;

const AGO_IN_POSTGRES = `to_char((now() at time zone 'UTC') + interval '$1', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
