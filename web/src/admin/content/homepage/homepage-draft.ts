import type { Accent, HomepageSettings } from '@approdo/shared/contract/content/homepage';

/** The settings as they are typed, under the names that a fault of them has. */
export type HomepageDraft = Readonly<
  Record<
    | 'siteName'
    | 'heroImage'
    | 'heroTitle'
    | 'heroSubtitle'
    | 'primaryButton.text'
    | 'primaryButton.link'
    | 'secondaryButton.text'
    | 'secondaryButton.link',
    string
  >
> &
  Readonly<Record<'primaryButton.visible' | 'secondaryButton.visible', boolean>> & { readonly accent: Accent };

export function draftOf(settings: HomepageSettings): HomepageDraft {
  const { siteName, heroImage, heroTitle, heroSubtitle, primaryButton, secondaryButton, accent } = settings;
  return {
    siteName,
    heroImage,
    heroTitle,
    heroSubtitle,
    'primaryButton.text': primaryButton.text,
    'primaryButton.link': primaryButton.link,
    'primaryButton.visible': primaryButton.visible,
    'secondaryButton.text': secondaryButton.text,
    'secondaryButton.link': secondaryButton.link,
    'secondaryButton.visible': secondaryButton.visible,
    accent,
  };
}

/** From what is typed to what the server takes, and the preview shows. */
export function readHomepage(draft: HomepageDraft): HomepageSettings {
  return {
    siteName: draft.siteName,
    heroImage: draft.heroImage,
    heroTitle: draft.heroTitle,
    heroSubtitle: draft.heroSubtitle,
    primaryButton: {
      text: draft['primaryButton.text'],
      link: draft['primaryButton.link'],
      visible: draft['primaryButton.visible'],
    },
    secondaryButton: {
      text: draft['secondaryButton.text'],
      link: draft['secondaryButton.link'],
      visible: draft['secondaryButton.visible'],
    },
    accent: draft.accent,
  };
}
