import type { choosing as italian } from '../../it/bookings/choosing.ts';

export const choosing = {
  byAgreement: 'price on request',
} satisfies typeof italian;
