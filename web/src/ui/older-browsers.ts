/**
 * Adds, as the standard defines them, what the oldest supported browsers (web/vite.config.ts) lack and this program's
 * own code calls. The back office imports this first, and each island with its hydration. A story of the built files
 * finds calls that come too early, or are missing here.
 */
export function addWhatIsMissing(): void {
  // Chromium 119, Firefox 121, Safari 17.4.
  Promise.withResolvers ??= function withResolvers<Value>(): PromiseWithResolvers<Value> {
    let finish: Pick<PromiseWithResolvers<Value>, 'resolve' | 'reject'> | undefined;
    const promise = new Promise<Value>((resolve, reject) => {
      finish = { resolve, reject };
    });
    if (!finish) throw new Error('a promise begins at once');
    return { promise, ...finish };
  };

  // Chromium 117, Firefox 119, Safari 17.4, as is the next.
  Map.groupBy ??= function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
    const groups = new Map<Key, Item[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
      index += 1;
    }
    return groups;
  };

  Object.groupBy ??= function groupBy<Key extends PropertyKey, Item>(
    items: Iterable<Item>,
    keyOf: (item: Item, index: number) => Key,
  ): Partial<Record<Key, Item[]>> {
    const groups: Partial<Record<Key, Item[]>> = Object.create(null);
    for (const [key, group] of Map.groupBy(items, keyOf)) groups[key] = group;
    return groups;
  };

  // Chromium 116, Firefox 124, Safari 17.4.
  AbortSignal.any ??= (signals: Iterable<AbortSignal>): AbortSignal => {
    const any = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) any.abort(signal.reason);
      else signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
    }
    return any.signal;
  };

  // Chromium 120, Safari 17.
  URL.canParse ??= (address: string | URL, base?: string | URL): boolean => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  };
}

addWhatIsMissing();
