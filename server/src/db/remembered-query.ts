import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from './transaction.ts';

/** The values of a query, by name. */
type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A query that is compiled once per database, since building it costs several times as much as running it. `build` gets
 * placeholders instead of values, which it may use repeatedly, but not branch on.
 */
export function rememberQuery<Name extends string, Row>(
  build: (reader: Reader, placeholders: Values<Name>) => Compilable<Row>,
  ...names: readonly Name[]
): (reader: Reader, values: Values<Name>) => Promise<Row[]> {
  const known = createCache<(values: Values<Name>) => CompiledQuery<Row>>();
  return async (reader, values) => {
    const fill = known.get(cacheKeysOf(reader), () => compile(build, names, reader));
    return (await reader.executeQuery(fill(values))).rows;
  };
}

function compile<Name extends string, Row>(
  build: (reader: Reader, placeholders: Values<Name>) => Compilable<Row>,
  names: readonly Name[],
  reader: Reader,
): (values: Values<Name>) => CompiledQuery<Row> {
  const compiled = build(reader, placeholdersOf(names)).compile();
  const slots = compiled.parameters.map((value) => names.find((name) => placeholderOf(name) === value) ?? { value });
  return (values) => ({
    ...compiled,
    parameters: slots.map((slot) => (typeof slot === 'string' ? values[slot] : slot.value)),
  });
}

function placeholderOf(name: string): string {
  return `\0${name}`;
}

function placeholdersOf<Name extends string>(names: readonly Name[]): Values<Name>;
function placeholdersOf(names: readonly string[]): Values<string> {
  return Object.fromEntries(names.map((name) => [name, placeholderOf(name)]));
}

/** The objects that a compiled query depends on, the same in transactions: the dialect's adapter, and the plugins. */
function cacheKeysOf(reader: Reader): readonly object[] {
  const { adapter, plugins } = reader.getExecutor();
  return [adapter, ...plugins];
}

type CacheNode<Value> = { value?: Value; readonly children: WeakMap<object, CacheNode<Value>> };

/** A cache by lists of objects, held weakly. */
function createCache<Value>() {
  const start: CacheNode<Value> = { children: new WeakMap() };
  return {
    get(keys: readonly object[], make: () => Value): Value {
      const node = keys.reduce(childOf, start);
      node.value ??= make();
      return node.value;
    },
  };
}

function childOf<Value>(node: CacheNode<Value>, key: object): CacheNode<Value> {
  const known = node.children.get(key);
  if (known) return known;
  const made: CacheNode<Value> = { children: new WeakMap() };
  node.children.set(key, made);
  return made;
}
