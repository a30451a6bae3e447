import { type CachedRead, createReadCache } from '../db/read-cache.ts';

/** How long cached data may still be used while change notifications are lost. */
const FORGET_AFTER_MS = 10_000;

export type Memory = ReturnType<typeof createMemory>;

/**
 * Invalidates what a process caches of the database, responses and counts, on changes by this process and, through the
 * change notifications, by others. While these are lost, nothing more is cached.
 */
export function createMemory() {
  const forgetListeners: (() => void)[] = [];
  const changeListeners: (() => void)[] = [];
  let isConnected = true;
  let forgetTimer: NodeJS.Timeout | undefined;

  /** To be called when public data has changed. */
  function change(): void {
    for (const listener of changeListeners) listener();
  }

  function forget(): void {
    for (const listener of forgetListeners) listener();
    change();
  }

  function mayCache(): boolean {
    return isConnected;
  }

  return {
    mayCache,
    change,

    /** Adds a listener for changes of public data, by this process or another. */
    onChange(listener: () => void): void {
      changeListeners.push(listener);
    },

    /** Creates a cache of up to so many facts that depend on public data only. */
    createReadCache<Fact>(max: number): CachedRead<Fact> {
      const facts = createReadCache<Fact>({ mayCache, max });
      changeListeners.push(facts.drop);
      return facts.get;
    },

    /** Adds a listener for changes by others to any cached data. */
    onForget(listener: () => void): void {
      forgetListeners.push(listener);
    },

    forget,

    /** To be called when change notifications are lost. */
    disconnect(): void {
      isConnected = false;
      clearTimeout(forgetTimer);
      forgetTimer = setTimeout(forget, FORGET_AFTER_MS).unref();
    },

    reconnect(): void {
      isConnected = true;
      clearTimeout(forgetTimer);
      forget();
    },

    close: () => clearTimeout(forgetTimer),
  };
}
