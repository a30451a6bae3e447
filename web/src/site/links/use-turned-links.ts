import { createContext, useContext } from 'react';
import { leaveLinks, type TurnLink } from './turn-links.ts';

export const LinksContext = createContext<TurnLink>(leaveLinks);

/** A function that maps an author's link to the page's language. */
export function useTurnedLinks(): TurnLink {
  return useContext(LinksContext);
}
