import { propertyEdit } from '@approdo/shared/contract/content/property';
import { z } from 'zod';
import { field, number, numberOrNull, plainField, textOrNull } from '../../kit/form/fields.ts';

/** Every field of the property is sent; the server ignores blank list entries. */
export const propertyFields = propertyEdit.required();

/** Degrees with a comma or a point; null if empty. */
export const position = field<number | null>(
  (typed) => numberOrNull.decode(typed.replace(',', '.')),
  (degrees) => numberOrNull.encode(degrees).replace('.', ','),
);

/** The property as it is typed, converted to what the server accepts. */
export const propertyForm = z.object({
  name: z.string(),
  description: z.string(),
  bedrooms: number,
  bathrooms: number,
  maxGuests: number,
  amenities: plainField<readonly string[]>(),
  images: plainField<readonly string[]>(),
  sameDayTurnover: z.boolean(),
  cin: textOrNull,
  cir: textOrNull,
  address: textOrNull,
  town: textOrNull,
  latitude: position,
  longitude: position,
  mapUrl: textOrNull,
  phone: textOrNull,
  publicEmail: textOrNull,
  isWhatsApp: z.boolean(),
  houseRules: textOrNull,
});
