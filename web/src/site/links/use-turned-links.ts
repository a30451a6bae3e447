import { createContext, useContext } from 'react';
import { leaveLinks, type TurnLink } from './turn-links.ts';

export const LinksContext = createContext<TurnLink>(leaveLinks);

/** What makes of a link that somebody wrote one in the language of the page. */
export function useTurnedLinks(): TurnLink {
  return useContext(LinksContext);
}
