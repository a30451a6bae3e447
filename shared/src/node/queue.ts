export type Sequentially = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs tasks one at a time, in the order requested, whether or not earlier ones fail. */
export function createQueue(): Sequentially {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
