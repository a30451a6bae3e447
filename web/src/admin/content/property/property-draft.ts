import { type PropertyDetails, propertyEdit } from '@approdo/shared/contract/content/property';
import { readNumber } from '../../kit/form/read-number.ts';

/** The property as it is typed. */
export type PropertyDraft = Readonly<
  Record<
    | 'name'
    | 'description'
    | 'bedrooms'
    | 'bathrooms'
    | 'maxGuests'
    | 'cin'
    | 'cir'
    | 'address'
    | 'latitude'
    | 'longitude',
    string
  >
> & {
  readonly amenities: readonly string[];
  readonly images: readonly string[];
  readonly sameDayTurnover: boolean;
};

/** Every field of the property is sent; blank entries of its lists are ignored by the server. */
export const propertyFields = propertyEdit.required();

export function draftOf(property: PropertyDetails): PropertyDraft {
  const { name, description, bedrooms, bathrooms, maxGuests, amenities, images, sameDayTurnover } = property;
  return {
    name,
    description,
    bedrooms: String(bedrooms),
    bathrooms: String(bathrooms),
    maxGuests: String(maxGuests),
    amenities,
    images,
    sameDayTurnover,
    cin: property.cin ?? '',
    cir: property.cir ?? '',
    address: property.address ?? '',
    latitude: sayPosition(property.latitude),
    longitude: sayPosition(property.longitude),
  };
}

/** From what is typed to what the server takes. */
export function readProperty(draft: PropertyDraft) {
  return {
    ...draft,
    bedrooms: readNumber(draft.bedrooms),
    bathrooms: readNumber(draft.bathrooms),
    maxGuests: readNumber(draft.maxGuests),
    cin: draft.cin || null,
    cir: draft.cir || null,
    address: draft.address || null,
    latitude: readPosition(draft.latitude),
    longitude: readPosition(draft.longitude),
  };
}

/** Degrees as they are typed; nothing where there are none. */
export function sayPosition(degrees: number | null): string {
  return degrees === null ? '' : String(degrees).replace('.', ',');
}

/** Degrees with a comma or a point; none where nothing is typed. */
export function readPosition(typed: string): number | null {
  return typed.trim() === '' ? null : readNumber(typed.replace(',', '.'));
}
