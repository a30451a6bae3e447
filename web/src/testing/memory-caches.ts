/** An in-memory CacheStorage with what the site uses of it: entries in insertion order, keyed by address. */
export function createMemoryCaches() {
  const opened = new Map<string, ReturnType<typeof createCache>>();
  return {
    async open(name: string) {
      const cache = opened.get(name) ?? createCache();
      opened.set(name, cache);
      return cache;
    },
    keys: async () => [...opened.keys()],
    delete: async (name: string) => opened.delete(name),
  };
}

function createCache() {
  const entries = new Map<string, Response>();
  const addressOf = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, location.origin).href;
  return {
    match: async (asked: string | Request) => entries.get(addressOf(asked))?.clone(),
    async put(asked: string | Request, answer: Response) {
      entries.delete(addressOf(asked));
      entries.set(addressOf(asked), answer);
    },
    delete: async (asked: string | Request) => entries.delete(addressOf(asked)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}
