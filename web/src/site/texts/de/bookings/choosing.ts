import type { choosing as italian } from '../../it/bookings/choosing.ts';

export const choosing = {
  byAgreement: 'Preis nach Vereinbarung',
} satisfies typeof italian;
