/** The object itself, except that reading an unknown property throws instead of returning undefined. */
export function strictProxy<Thing extends object>(name: string, thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, key, receiver) {
      // A promise that resolves with the object reads `then`.
      if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key, receiver);
      throw new Error(`The stand-in for Electron has no ${name}.${key}`);
    },
  });
}
