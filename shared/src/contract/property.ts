import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line, link, text } from './fields.ts';

const AT_LEAST_ONE = 'Inserisci un numero intero da 1 in su';
const count = z.number(AT_LEAST_ONE).int(AT_LEAST_ONE).min(1, AT_LEAST_ONE).max(100, 'Al massimo 100');

export const propertyDetails = z.object({
  name: line({ min: 1, max: 100 }),
  description: text({ min: 1, max: 10_000 }),
  bedrooms: count,
  bathrooms: count,
  maxGuests: count,
  amenities: z.array(line({ max: 100 })),
  images: z.array(link),
  /** On, a stay occupies its nights only, so that one guest may arrive on the day another leaves. */
  sameDayTurnover: z.boolean(),
  /** National identification code of the accommodation (Codice Identificativo Nazionale). */
  cin: line({ max: 30 }).nullable(),
  address: line({ max: 200 }).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});
export type PropertyDetails = z.output<typeof propertyDetails>;

export const property = {
  get: endpoint({
    method: 'GET',
    path: '/property',
    access: 'anyone',
    summary: 'What the property is and has',
    answer: propertyDetails,
    status: 200,
  }),
};
