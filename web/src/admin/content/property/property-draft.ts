import { type PropertyAnswer, propertyEdit, property as propertyRows } from '@approdo/shared/contract/content/property';
import { z } from 'zod';
import type { LoadLatest } from '../../kit/feedback/conflict.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { field, number, numberOrNull, plainField, textOrNull } from '../../kit/form/fields.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PROPERTY } from './texts.ts';

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

type Options = {
  readonly property: PropertyAnswer;
  readonly loadLatest: LoadLatest;
  readonly onSaved?: () => void;
};

/** The form of the property, whichever of its fields are shown. */
export function usePropertyForm({ property, loadLatest, onSaved }: Options) {
  const edit = useWrite(propertyRows.update, { success: () => PROPERTY.saved });
  return useForm({
    schema: propertyFields,
    start: propertyForm.encode(property),
    read: propertyForm.decode,
    version: property.version,
    loadLatest,
    save: (body, version) => edit.mutateAsync({ body, version }),
    onSaved,
    describe: PROPERTY.saveFailed,
  });
}

export type PropertyForm = ReturnType<typeof usePropertyForm>;
