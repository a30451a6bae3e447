import { createContext, useContext } from 'react';

/** What pages say in one language: they are drawn by the server alone, the islands on them are not. */
export type PageTexts = typeof import('./it/page-texts.ts');

export const PageTextsContext = createContext<PageTexts | undefined>(undefined);

/** What a page says around its islands, in the language that it was asked for in. */
export function usePageTexts(): PageTexts {
  const texts = useContext(PageTextsContext);
  if (!texts) throw new Error('A page without texts');
  return texts;
}
