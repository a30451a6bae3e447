import type { Migration } from './migration.ts';

export const createMailWordings: Migration = {
  name: '008-create-mail-wordings',
  sql: `
    create table mail_wordings (
      kind text primary key,
      subject text not null,
      body text not null
    ) strict;
  `,
};
