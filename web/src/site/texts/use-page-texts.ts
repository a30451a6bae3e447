import { createContext, useContext } from 'react';
import type { PageTexts } from './page-texts.ts';

export const PageTextsContext = createContext<PageTexts | undefined>(undefined);

/** What a page says around its islands, in the language that it was asked for in. */
export function usePageTexts(): PageTexts {
  const texts = useContext(PageTextsContext);
  if (!texts) throw new Error('A page without texts');
  return texts;
}
