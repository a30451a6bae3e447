const kept: typeof globalThis & { __zod_globalConfig?: object } = globalThis;

/**
 * The page's policy forbids `eval`, and zod would try it as soon as a schema is made. It reads its settings here, whenever it
 * is loaded: the first screen has no schema, and an import of zod's `config` would bring all of zod along.
 */
kept.__zod_globalConfig ??= {};
Object.assign(kept.__zod_globalConfig, { jitless: true });
