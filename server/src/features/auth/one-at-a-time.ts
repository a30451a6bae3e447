/** Runs what is called under one key in the order of the calls, each when the one before it has ended. */
export function createOneAtATime() {
  const lastOf = new Map<string, Promise<unknown>>();

  return async function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = lastOf.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    lastOf.set(key, mine);
    try {
      return await mine;
    } finally {
      if (lastOf.get(key) === mine) lastOf.delete(key);
    }
  };
}
