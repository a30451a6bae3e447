const PATHS = ['/', '/booking', '/blog', '/gallery'] as const;
const VISITORS = 4;

/** Visitors who read page after page until stopped; any answer but 200 is a failure, and so is none. */
export function readPages(address: string) {
  const failures: string[] = [];
  let pages = 0;
  let isOver = false;

  async function visit(visitor: number): Promise<void> {
    for (let round = visitor; !isOver; round += 1) {
      const path = PATHS[round % PATHS.length] ?? '/';
      try {
        const answer = await fetch(`${address}${path}`, { redirect: 'manual' });
        await answer.text();
        pages += 1;
        if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
      } catch (error) {
        failures.push(`${path}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  const visiting = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    async stop() {
      isOver = true;
      await Promise.all(visiting);
      return { pages, failures };
    },
  };
}
