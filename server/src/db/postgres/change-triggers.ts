import { createHash } from 'node:crypto';
import { tableNotifications } from './table-notifications.ts';
import { quoted } from './tenant-schema.ts';

/** The channel of all processes, for all tenants; payloads are like `house_name site`. */
export const CHANNEL = 'approdo';

const notifyingTables = Object.entries(tableNotifications).filter(([, what]) => what !== undefined);

/** Changes whenever the triggers do. */
export const triggerVersion = createHash('sha256').update(triggerSql('any')).digest('hex').slice(0, 16);

/** The triggers' SQL. A transaction notifies of each kind of change once, on commit, however many rows it changes. */
export function triggerSql(schema: string): string {
  const ring = `${quoted(schema)}.ring_bell`;
  return [
    `create or replace function ${ring}() returns trigger language plpgsql as $ring$
     begin
       perform pg_notify('${CHANNEL}', tg_table_schema || ' ' || tg_argv[0]);
       return null;
     end $ring$`,
    ...notifyingTables.map(
      ([table, what]) =>
        `create or replace trigger ring_bell after insert or update or delete on ${quoted(schema)}.${table}
         for each statement execute function ${ring}('${what}')`,
    ),
  ].join(';\n');
}
