const kept: typeof globalThis & { __zod_globalConfig?: object } = globalThis;

/**
 * The page's policy forbids `eval`, which zod would try as soon as a schema is created. Zod reads its settings here,
 * whenever it is loaded: the first screen has no schema, and importing zod's `config` would load all of zod.
 */
kept.__zod_globalConfig ??= {};
Object.assign(kept.__zod_globalConfig, { jitless: true });
