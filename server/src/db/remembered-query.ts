import type { Compilable, CompiledQuery } from 'kysely';
import type { Reader } from './transaction.ts';

/** What a query is asked with, by name. */
type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A query that is built once for each database that it is asked of: building costs several times what the database takes
 * to answer it. `build` gets marks in the place of values, and may use each as often as it likes, but decide by none.
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

/** What turns a query into that of one database, its transactions included: the dialect, and plugins as that of a schema. */
function waysOf(reader: Reader): readonly object[] {
  const { adapter, plugins } = reader.getExecutor();
  return [adapter, ...plugins];
}

type Place<Value> = { value?: Value; readonly further: WeakMap<object, Place<Value>> };

/** Values by a list of objects, for as long as there are these. */
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
