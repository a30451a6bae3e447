type Clickable = { readonly click: () => void };

/**
 * Remembers which islands are not hydrated yet and what was clicked in them. An island is hydrated once, whoever asks
 * and however often; if loading fails, the next request tries again.
 */
export function createIslandWaker<Island>(revive: (island: Island) => Promise<void>) {
  const asleep = new Map<Island, Clickable[]>();
  const waking = new Set<Island>();

  return {
    /** The islands that are not hydrated. */
    asleep: (): Island[] => [...asleep.keys()],
    isAsleep: (island: Island): boolean => asleep.has(island),

    watch(island: Island): void {
      asleep.set(island, []);
    },

    /** Repeats a click as soon as the island is hydrated. */
    queueClick(island: Island, button: Clickable): void {
      asleep.get(island)?.push(button);
    },

    async wake(island: Island): Promise<void> {
      if (!asleep.has(island) || waking.has(island)) return;
      waking.add(island);
      try {
        await revive(island);
      } finally {
        waking.delete(island);
      }
      const clicks = asleep.get(island) ?? [];
      asleep.delete(island);
      for (const button of clicks) button.click();
    },
  };
}
