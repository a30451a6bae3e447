import { createContext, useContext } from 'react';
import { type LocalizeLink, unchangedLinks } from './localize-links.ts';

export const LinksContext = createContext<LocalizeLink>(unchangedLinks);

/** A function that maps an author's link to the page's language. */
export function useLocalizedLinks(): LocalizeLink {
  return useContext(LinksContext);
}
