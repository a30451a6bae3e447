import { propertyEdit } from '@approdo/shared/contract/content/property';
import { z } from 'zod';
import { field, held, number, numberOrNull, textOrNull } from '../../kit/form/fields.ts';

/** Every field of the property is sent; blank entries of its lists are ignored by the server. */
export const propertyFields = propertyEdit.required();

/** Degrees with a comma or a point; none where nothing is typed. */
export const position = field<number | null>(
  (typed) => numberOrNull.decode(typed.replace(',', '.')),
  (degrees) => numberOrNull.encode(degrees).replace('.', ','),
);

/** The property as it is typed, and as the server takes it. */
export const propertyForm = z.object({
  name: z.string(),
  description: z.string(),
  bedrooms: number,
  bathrooms: number,
  maxGuests: number,
  amenities: held<readonly string[]>(),
  images: held<readonly string[]>(),
  sameDayTurnover: z.boolean(),
  cin: textOrNull,
  cir: textOrNull,
  address: textOrNull,
  latitude: position,
  longitude: position,
});
