import { createContext, useContext } from 'react';

/** The texts of all islands in one language: one file for most pages. Every language has the Italian one's keys. */
export type IslandTexts = typeof import('./it/island-texts.ts');

/** Likewise with the texts of islands that few visitors meet: one more file, on their pages only. */
export type FurtherTexts = IslandTexts & typeof import('./it/further-texts.ts');

export const TextsContext = createContext<IslandTexts | FurtherTexts | undefined>(undefined);

/** An island's texts, in the language of its page. */
export function useTexts(): IslandTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('An island without texts');
  return texts;
}

/** Likewise for islands whose page names the further file. */
export function useFurtherTexts(): FurtherTexts {
  const texts = useTexts();
  if (!hasFurther(texts)) throw new Error('An island without its further texts');
  return texts;
}

function hasFurther(texts: IslandTexts | FurtherTexts): texts is FurtherTexts {
  return 'registerRefusals' in texts;
}
