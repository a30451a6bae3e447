/** The pairs of typefaces that an owner may choose from: titles and texts (LOOK.md, section 4). */
export const TYPE_PAIRS = ['GILDA', 'PLAYFAIR', 'LORA', 'CORMORANT', 'OUTFIT', 'ATKINSON'] as const;
export type TypePair = (typeof TYPE_PAIRS)[number];

/** How the home page opens: words on a wall beside the picture, over the whole of it, or side by side with it. */
export const HEROES = ['WALL', 'FULL', 'SIDE'] as const;
export type HeroShape = (typeof HEROES)[number];

export const CORNERS = ['SHARP', 'SOFT', 'ROUND'] as const;
export type Corners = (typeof CORNERS)[number];

export const HEADERS = ['LEFT', 'CENTRE'] as const;
export const FOOTERS = ['SIMPLE', 'COLUMNS'] as const;

/** Whether the site is always light, or dark where the visitor's device is. */
export const SCHEMES = ['LIGHT', 'DEVICE'] as const;

/** The parts of the home page below its hero, in the order of a site without a look. */
export const SECTIONS = ['PROPERTY', 'BOOKING', 'GALLERY', 'REVIEWS', 'CONTACT', 'POSTS'] as const;
export type SectionId = (typeof SECTIONS)[number];

export type Section = { readonly id: SectionId; readonly isVisible: boolean };

/** Whether the owner shows a part of the home page. */
export function showsSection(sections: readonly Section[], id: SectionId): boolean {
  return sections.some((section) => section.id === id && section.isVisible);
}

/** Whether every part of the home page is listed exactly once. */
export function listsEachSection(sections: readonly { readonly id: string }[]): boolean {
  return sections.length === SECTIONS.length && SECTIONS.every((each) => sections.some(({ id }) => id === each));
}

/** A site whose owner has published no look. */
export const DEFAULT_LOOK = {
  colour: null,
  type: 'GILDA',
  hero: 'WALL',
  corners: 'SOFT',
  header: 'LEFT',
  footer: 'SIMPLE',
  scheme: 'LIGHT',
  sections: SECTIONS.map((id) => ({ id, isVisible: true })),
  logo: null,
  logoDark: null,
  icon: null,
  share: 'PICTURE',
} as const;

/** Published looks that are kept. */
export const MAX_LOOKS = 20;
