import { createContext, useContext } from 'react';
import type { IslandTexts } from './island-texts.ts';

export const TextsContext = createContext<IslandTexts | undefined>(undefined);

/** What an island says, in the language of its page. */
export function useTexts(): IslandTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('An island without texts');
  return texts;
}
