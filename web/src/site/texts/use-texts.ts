import { createContext, useContext } from 'react';

/** What islands say in one language: the one file that a browser loads of it. Each has what the Italian one has. */
export type IslandTexts = typeof import('./it/island-texts.ts');

export const TextsContext = createContext<IslandTexts | undefined>(undefined);

/** What an island says, in the language of its page. */
export function useTexts(): IslandTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('An island without texts');
  return texts;
}
