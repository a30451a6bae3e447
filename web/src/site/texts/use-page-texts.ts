import { createContext, useContext } from 'react';

/** The texts of pages in one language: only the server renders them, unlike islands. */
export type PageTexts = typeof import('./it/page-texts.ts');

export const PageTextsContext = createContext<PageTexts | undefined>(undefined);

/** A page's texts around its islands, in the requested language. */
export function usePageTexts(): PageTexts {
  const texts = useContext(PageTextsContext);
  if (!texts) throw new Error('A page without texts');
  return texts;
}
