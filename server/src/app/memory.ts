import { createFacts, type Facts } from '../db/kept-facts.ts';

/** How long cached data may still be used while change notifications are lost. */
const UNHEARD_MS = 10_000;

export type Memory = ReturnType<typeof createMemory>;

/**
 * Invalidates what a process caches of the database, responses and counts, on changes by this process and, through the
 * change notifications, by others. While these are lost, nothing more is cached.
 */
export function createMemory() {
  const forgets: (() => void)[] = [];
  const drops: (() => void)[] = [];
  let isHeard = true;
  let unheard: NodeJS.Timeout | undefined;

  /** To be called when public data has changed. */
  function change(): void {
    for (const drop of drops) drop();
  }

  function forget(): void {
    for (const drop of forgets) drop();
    change();
  }

  function mayKeep(): boolean {
    return isHeard;
  }

  return {
    mayKeep,
    change,

    /** Adds a listener for changes of public data, by this process or another. */
    onChange(drop: () => void): void {
      drops.push(drop);
    },

    /** Creates a cache of up to so many facts that depend on public data only. */
    keepFacts<Fact>(most: number): Facts<Fact> {
      const facts = createFacts<Fact>({ mayKeep, most });
      drops.push(facts.drop);
      return facts.get;
    },

    /** Adds a listener for changes by others to any cached data. */
    onForget(drop: () => void): void {
      forgets.push(drop);
    },

    forget,

    /** To be called when change notifications are lost. */
    lose(): void {
      isHeard = false;
      clearTimeout(unheard);
      unheard = setTimeout(forget, UNHEARD_MS).unref();
    },

    find(): void {
      isHeard = true;
      clearTimeout(unheard);
      forget();
    },

    close: () => clearTimeout(unheard),
  };
}
