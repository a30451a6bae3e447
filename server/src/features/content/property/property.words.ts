import { fieldOfAmenity } from '@approdo/shared/contract/operations/translatable';
import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { readProperty } from './property.repository.ts';

/** What the property is, and what it has, word by word. */
export const propertyWords = sourceOfList(async (reader) => {
  const { name, description, amenities } = await readProperty(reader);
  const words = Object.fromEntries(amenities.map((word) => [fieldOfAmenity(word), word]));
  return [{ kind: 'property', id: 'property', title: name, isPublic: true, texts: textsOf({ description, ...words }) }];
});
