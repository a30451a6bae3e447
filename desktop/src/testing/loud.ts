/** The object itself, but that asking it for what it has not throws instead of giving undefined. */
export function loud<Thing extends object>(name: string, thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, key, receiver) {
      // A promise that resolves with the object asks for `then`.
      if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key, receiver);
      throw new Error(`The stand-in for Electron has no ${name}.${key}`);
    },
  });
}
