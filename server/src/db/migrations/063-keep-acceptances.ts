import type { Migration } from './migration.ts';

/**
 * What a region was told is ACCEPTED once the region says so, and its receipt is kept beside that (LAW.md, 10). A receipt took the
 * place of the state, and counted as the acceptance: so it stays.
 */
export const keepAcceptances: Migration = {
  name: '063-keep-acceptances',
  sql: `
    update register_transmissions set state = 'ACCEPTED' where kind = 'REGIONAL' and state = 'RECEIPTED';
  `,
};
