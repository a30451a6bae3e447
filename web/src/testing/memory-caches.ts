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
  const addressOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, location.origin).href;
  return {
    match: async (request: string | Request) => entries.get(addressOf(request))?.clone(),
    async put(request: string | Request, answer: Response) {
      entries.delete(addressOf(request));
      entries.set(addressOf(request), answer);
    },
    delete: async (request: string | Request) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}
