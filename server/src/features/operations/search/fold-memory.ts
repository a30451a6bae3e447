import { foldText } from '@approdo/shared/domain/base/text/fold-text';
import { yieldToOthers } from '../../../adapters/event-loop.ts';

/** Characters of texts of a kind that are kept with what they fold to. */
const MOST_KEPT = 2_000_000;

/** Characters that are folded before others have their turn. */
const TURN = 100_000;

/** Folds texts, and remembers of each kind what those of the last time fold to: most are the same at the next search. */
export function createFoldMemory<Kind>() {
  const known = new Map<Kind, ReadonlyMap<string, string>>();
  return async (kind: Kind, texts: readonly string[]): Promise<string[]> => {
    const [before, now] = [known.get(kind), new Map<string, string>()];
    const folded: string[] = [];
    let [kept, work] = [0, 0];
    for (const text of texts) {
      if (work > TURN) {
        await yieldToOthers();
        work = 0;
      }
      const remembered = before?.get(text);
      if (remembered === undefined) work += text.length;
      const one = remembered ?? foldText(text);
      folded.push(one);
      if (kept < MOST_KEPT) now.set(text, one);
      kept += text.length;
    }
    known.set(kind, now);
    return folded;
  };
}
