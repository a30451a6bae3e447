import { fieldOfAmenity } from '@approdo/shared/contract/operations/translatable';
import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { readProperty } from './property.repository.ts';

/** The translatable texts of the property; each amenity is one. */
export const propertyWords = sourceOfList(async (reader) => {
  const { name, description, houseRules, amenities } = await readProperty(reader);
  const words = Object.fromEntries(amenities.map((word) => [fieldOfAmenity(word), word]));
  const texts = textsOf({ description, houseRules, ...words });
  return [{ kind: 'property', id: 'property', title: name, isPublic: true, texts }];
});
