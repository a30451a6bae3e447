import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { getHomepage } from './homepage.repository.ts';

/** The translatable texts of the hero; a hidden button has none. */
export const homepageWords = sourceOfList(async (reader) => {
  const { siteName, heroTitle, heroSubtitle, primaryButton, secondaryButton } = await getHomepage(reader);
  const texts = [
    ...textsOf({ heroTitle, heroSubtitle }),
    ...textsOf({ 'primaryButton.text': primaryButton.text }, primaryButton.visible),
    ...textsOf({ 'secondaryButton.text': secondaryButton.text }, secondaryButton.visible),
  ];
  return [{ kind: 'homepage', id: 'homepage', title: siteName, isPublic: true, texts }];
});
