import type { choosing as italian } from '../../it/bookings/choosing.ts';

export const choosing = {
  byAgreement: 'prix à convenir',
} satisfies typeof italian;
