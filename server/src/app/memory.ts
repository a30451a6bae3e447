import { createFacts, type Facts } from '../db/kept-facts.ts';

/** How long what is remembered is still told while nobody says what others change. */
const UNHEARD_MS = 10_000;

export type Memory = ReturnType<typeof createMemory>;

/**
 * What a process remembers of the database, answers and counts, holds until somebody changes it: this process tells so
 * itself, others by the change notifications. While that cannot be heard nothing more is remembered.
 */
export function createMemory() {
  const forgets: (() => void)[] = [];
  const drops: (() => void)[] = [];
  let isHeard = true;
  let unheard: NodeJS.Timeout | undefined;

  /** Something that anyone may read is another. */
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

    /** Told where something that anyone may read has changed, here or elsewhere. */
    onChange(drop: () => void): void {
      drops.push(drop);
    },

    /** A place for so many facts that follow from nothing but what anyone may read. */
    keepFacts<Fact>(most: number): Facts<Fact> {
      const facts = createFacts<Fact>({ mayKeep, most });
      drops.push(facts.drop);
      return facts.get;
    },

    /** Told where others may have changed what it remembers. */
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
