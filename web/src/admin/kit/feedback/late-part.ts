import { useEffect, useEffectEvent, useState } from 'react';

/** A part of the back office whose code comes after the first screen. */
type LatePart<Part> = {
  /** Rejects if the code does not load; may be called again. */
  readonly load: () => Promise<Part>;
  /** Undefined until it has loaded. */
  readonly read: () => Part | undefined;
};

export function createLatePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let part: Part | undefined;
  return {
    load: async () => {
      part ??= await fetchPart();
      return part;
    },
    read: () => part,
  };
}

type Wish = {
  /** Whether to load it; by default at once. */
  readonly isWanted?: boolean;
  /** If it has not loaded, it is tried again whenever this changes. */
  readonly attempt?: unknown;
  readonly onMissing?: () => void;
};

/** The part as soon as it has loaded, on the first render if it had loaded before. */
export function useLatePart<Part>(late: LatePart<Part>, { isWanted = true, attempt, onMissing }: Wish = {}) {
  const [, setHasLoaded] = useState(false);
  const reportMissing = useEffectEvent(() => onMissing?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt tries anew
  useEffect(() => {
    if (!isWanted || late.read() !== undefined) return;
    late.load().then(
      () => setHasLoaded(true),
      () => reportMissing(),
    );
  }, [late, isWanted, attempt]);
  return late.read();
}
