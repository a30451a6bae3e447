import type { Look } from '@approdo/shared/contract/content/look';
import { addressIn, readLanguage } from '@approdo/shared/domain/base/language/language-address';
import type { SectionId } from '@approdo/shared/domain/content/look/look';

type Anchor = { readonly section: SectionId; readonly instead: string };

/**
 * The ids of headings on the home page, as links name them, the first of a part first. `instead` is where a link leads
 * while its part is hidden: to the part's own page, or, for parts that have none, to the top of the home page.
 */
export const HOME_ANCHORS: ReadonlyMap<string, Anchor> = new Map<string, Anchor>([
  ['la-casa', { section: 'PROPERTY', instead: '/' }],
  ['disponibilita', { section: 'BOOKING', instead: '/booking' }],
  ['recensioni', { section: 'REVIEWS', instead: '/' }],
  ['dove-siamo', { section: 'CONTACT', instead: '/contact#dove-siamo' }],
  ['contatti', { section: 'CONTACT', instead: '/contact' }],
  ['ultimi-articoli', { section: 'POSTS', instead: '/blog' }],
]);

/** Leads a link to a hidden part of the home page, `/#contatti`, to its own page, and leaves any other as it is. */
export function leadPastHidden(sections: Look['sections']): (href: string) => string {
  const hidden = new Set(sections.filter(({ isVisible }) => !isVisible).map(({ id }) => id));
  return (href) => {
    const { language, address } = readLanguage(href);
    const anchor = address.startsWith('/#') ? HOME_ANCHORS.get(address.slice(2)) : undefined;
    return anchor && hidden.has(anchor.section) ? addressIn(language, anchor.instead) : href;
  };
}
