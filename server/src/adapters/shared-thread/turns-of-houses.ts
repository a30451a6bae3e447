import { whoseWork } from './whose-work.ts';

/** More of a house's work waits than can be done in good time. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

type Turn = () => Promise<void>;

/**
 * Lets pieces of work run one after another, the houses in turn: whoever brings one waits for one of each other house at
 * most, however many those have brought. Of one house they run in the order in which they came; beyond `mostWaiting` they are
 * refused by an OverloadedError.
 */
export function createTurnsOfHouses({ mostWaiting }: { readonly mostWaiting: number }) {
  /** Whose turn is next comes first. */
  const waiting = new Map<string, Turn[]>();
  let isBusy = false;

  async function runAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let [first] = waiting; first; [first] = waiting) {
      const [house, turns] = first;
      await turns.shift()?.();
      // Only now, so that whoever came meanwhile is before her.
      waiting.delete(house);
      if (turns.length > 0) waiting.set(house, turns);
    }
    isBusy = false;
  }

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const house = whoseWork();
    const turns = waiting.get(house) ?? [];
    if (turns.length >= mostWaiting) return Promise.reject(new OverloadedError('too much waits'));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    turns.push(() => work().then(resolve, reject));
    waiting.set(house, turns);
    void runAll();
    return promise;
  };
}
