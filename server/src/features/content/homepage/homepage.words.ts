import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { getHomepage } from './homepage.repository.ts';

/** What the hero says; a button that is not shown says nothing. */
export const homepageWords = sourceOfList(async (reader) => {
  const { siteName, heroTitle, heroSubtitle, primaryButton, secondaryButton } = await getHomepage(reader);
  const texts = [
    ...textsOf({ heroTitle, heroSubtitle }),
    ...textsOf({ 'primaryButton.text': primaryButton.text }, primaryButton.visible),
    ...textsOf({ 'secondaryButton.text': secondaryButton.text }, secondaryButton.visible),
  ];
  return [{ kind: 'homepage', id: 'homepage', title: siteName, isPublic: true, texts }];
});
