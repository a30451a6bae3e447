import { waitAtMost } from '../../../adapters/waiting.ts';
import { busy } from '../../../http/problems.ts';

/** Ends a turn; ending it twice does nothing more. */
type EndTurn = () => void;

/** Lets callers in one after another, in the order in which they came; throws 503 for who has waited too long. */
export function createTurns(maxWaitMs: number): () => Promise<EndTurn> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const own = { hasBegun: false };
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const begun = last.then(() => {
      own.hasBegun = true;
    });
    last = begun.then(() => ended);
    await waitAtMost(maxWaitMs, begun);
    if (own.hasBegun) return end;
    end();
    throw busy();
  };
}
