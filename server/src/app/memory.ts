/** How long what is remembered is still told while nobody says what others change. */
const UNHEARD_MS = 10_000;

export type Memory = ReturnType<typeof createMemory>;

/**
 * What a process remembers of the database, answers and counts, holds until somebody changes it: this process tells so
 * itself, others by the bell. While that cannot be heard nothing more is remembered.
 */
export function createMemory() {
  const forgets: (() => void)[] = [];
  let isHeard = true;
  let unheard: NodeJS.Timeout | undefined;

  function forget(): void {
    for (const drop of forgets) drop();
  }

  return {
    mayKeep: (): boolean => isHeard,

    /** Told where what it remembers may be no longer so. */
    onForget(drop: () => void): void {
      forgets.push(drop);
    },

    forget,

    /** Others may change something from now on without a word. */
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
