import type { Migration } from './migration.ts';

/** Linen was a last line of the note before it was a column. */
const IN_THE_NOTE = 'Biancheria e asciugamani: sì';

export const addLinen: Migration = {
  name: '012-add-linen',
  sql: `
    alter table bookings add column linen integer not null default 0 check (linen in (0, 1));
    update bookings
      set linen = 1, note = nullif(rtrim(substr(note, 1, length(note) - length('${IN_THE_NOTE}')), '
'), '')
      where note = '${IN_THE_NOTE}' or note like '%
${IN_THE_NOTE}';
  `,
};
