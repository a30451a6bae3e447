import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from './transaction.ts';

/** The values of a query, by name. */
type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A query that is compiled once per database, since building it costs several times as much as running it. `build` gets
 * placeholders instead of values, which it may use repeatedly, but not branch on.
 */
export function rememberQuery<Name extends string, Row>(
  build: (reader: Reader, marks: Values<Name>) => Compilable<Row>,
  ...names: readonly Name[]
): (reader: Reader, values: Values<Name>) => Promise<Row[]> {
  const known = createCache<(values: Values<Name>) => CompiledQuery<Row>>();
  return async (reader, values) => {
    const fill = known.get(waysOf(reader), () => compile(build, names, reader));
    return (await reader.executeQuery(fill(values))).rows;
  };
}

function compile<Name extends string, Row>(
  build: (reader: Reader, marks: Values<Name>) => Compilable<Row>,
  names: readonly Name[],
  reader: Reader,
): (values: Values<Name>) => CompiledQuery<Row> {
  const compiled = build(reader, marksOf(names)).compile();
  const slots = compiled.parameters.map((value) => names.find((name) => markOf(name) === value) ?? { value });
  return (values) => ({
    ...compiled,
    parameters: slots.map((slot) => (typeof slot === 'string' ? values[slot] : slot.value)),
  });
}

function markOf(name: string): string {
  return `\0${name}`;
}

function marksOf<Name extends string>(names: readonly Name[]): Values<Name>;
function marksOf(names: readonly string[]): Values<string> {
  return Object.fromEntries(names.map((name) => [name, markOf(name)]));
}

/** The objects that a compiled query depends on, the same in transactions: the dialect's adapter, and the plugins. */
function waysOf(reader: Reader): readonly object[] {
  const { adapter, plugins } = reader.getExecutor();
  return [adapter, ...plugins];
}

type Place<Value> = { value?: Value; readonly further: WeakMap<object, Place<Value>> };

/** A cache by lists of objects, held weakly. */
function createCache<Value>() {
  const start: Place<Value> = { further: new WeakMap() };
  return {
    get(way: readonly object[], make: () => Value): Value {
      const place = way.reduce(stepTo, start);
      place.value ??= make();
      return place.value;
    },
  };
}

function stepTo<Value>(place: Place<Value>, key: object): Place<Value> {
  const known = place.further.get(key);
  if (known) return known;
  const made: Place<Value> = { further: new WeakMap() };
  place.further.set(key, made);
  return made;
}
