import { createContext, useContext } from 'react';

/** What any island says, in one language: the one file that a browser loads of it on most pages. Each has what the Italian one has. */
export type IslandTexts = typeof import('./it/island-texts.ts');

/** The same, with what only islands say that few visitors ever meet: one file more, on their pages alone. */
export type FurtherTexts = IslandTexts & typeof import('./it/further-texts.ts');

export const TextsContext = createContext<IslandTexts | FurtherTexts | undefined>(undefined);

/** What an island says, in the language of its page. */
export function useTexts(): IslandTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('An island without texts');
  return texts;
}

/** The same for the islands whose page names the further file as well. */
export function useFurtherTexts(): FurtherTexts {
  const texts = useTexts();
  if (!hasFurther(texts)) throw new Error('An island without its further texts');
  return texts;
}

function hasFurther(texts: IslandTexts | FurtherTexts): texts is FurtherTexts {
  return 'registerRefusals' in texts;
}
