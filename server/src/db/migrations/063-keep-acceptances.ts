import type { Migration } from './migration.ts';

/**
 * A report is ACCEPTED once the region says so, and its receipt is stored besides (LAW.md, 10). Until now a receipt
 * took the place of the state and counted as acceptance: existing ones still do.
 */
export const keepAcceptances: Migration = {
  name: '063-keep-acceptances',
  sql: `
    update register_transmissions set state = 'ACCEPTED' where kind = 'REGIONAL' and state = 'RECEIPTED';
  `,
};
