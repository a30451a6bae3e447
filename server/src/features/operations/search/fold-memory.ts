import { foldText } from '@approdo/shared/domain/base/text/fold-text';
import { yieldToOthers } from '../../../adapters/event-loop.ts';

/** Maximum characters of one kind's texts that are remembered with their folded form. */
const MOST_STORED = 2_000_000;

/** Characters folded before yielding to other work. */
const CHUNK_CHARACTERS = 100_000;

/** Folds texts, remembering each kind's from the last call: most are the same at the next search. */
export function createFoldMemory<Kind>() {
  const known = new Map<Kind, ReadonlyMap<string, string>>();
  return async (kind: Kind, texts: readonly string[]): Promise<string[]> => {
    const [before, now] = [known.get(kind), new Map<string, string>()];
    const folded: string[] = [];
    let [storedLength, work] = [0, 0];
    for (const text of texts) {
      if (work > CHUNK_CHARACTERS) {
        await yieldToOthers();
        work = 0;
      }
      const remembered = before?.get(text);
      if (remembered === undefined) work += text.length;
      const one = remembered ?? foldText(text);
      folded.push(one);
      if (storedLength < MOST_STORED) now.set(text, one);
      storedLength += text.length;
    }
    known.set(kind, now);
    return folded;
  };
}
