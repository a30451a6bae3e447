import type { RenderedPage } from '@approdo/shared/contract/page';
import { createReadyPage, type ReadyPage } from './ready-page.ts';

export type MadeAnswer = ReadyPage | Extract<RenderedPage, { status: 301 | 302 }>;

export type PageCache = ReturnType<typeof createPageCache>;

const MOST_PAGES = 500;

/**
 * Keeps rendered pages in memory by address until `drop`, but none that only leads elsewhere or says that there is nothing:
 * of those there are as many as there are odd addresses. An address asked for by many at once is rendered once;
 * a page whose making began before a `drop` goes out but is not kept.
 */
export function createPageCache(render: (address: string) => Promise<RenderedPage>) {
  const kept = new Map<string, ReadyPage>();
  let underWay = new Map<string, Promise<MadeAnswer>>();
  let edition = 0;

  async function make(address: string): Promise<MadeAnswer> {
    const madeFor = edition;
    const page = await render(address);
    if ('location' in page) return page;
    const ready = createReadyPage(page);
    if (madeFor === edition && ready.status === 200) keep(address, ready);
    return ready;
  }

  function keep(address: string, page: ReadyPage): void {
    if (kept.size >= MOST_PAGES) kept.delete(kept.keys().next().value ?? '');
    kept.set(address, page);
  }

  return {
    /** The page if it is there already, without a query or a render. */
    find: (address: string): ReadyPage | undefined => kept.get(address),

    get(address: string): Promise<MadeAnswer> {
      const known = kept.get(address);
      if (known) return Promise.resolve(known);
      const others = underWay;
      const shared = others.get(address);
      if (shared) return shared;
      const made = make(address).finally(() => others.delete(address));
      others.set(address, made);
      return made;
    },

    drop(): void {
      edition += 1;
      kept.clear();
      underWay = new Map();
    },
  };
}
