export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets pieces of work run one after another, in the order in which they are asked for, whatever becomes of each. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
