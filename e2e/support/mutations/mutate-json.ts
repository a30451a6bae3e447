import type { Random } from './random.ts';

/** Values that no field expects: other types, huge numbers, broken text, words with a meaning elsewhere. */
const STRANGE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  -1e308,
  [],
  [[[[]]]],
  {},
  { length: 3 },
  { $ne: null },
  '',
  '   ',
  '\u0000',
  '\ud800',
  'a'.repeat(5000),
  'e\u0301'.repeat(300),
  `a${'\u0300\u0316'.repeat(200)}`,
  '👩‍👩‍👧‍👦'.repeat(100),
  '\u202eabc\u200b\ufeff',
  '1',
  'NaN',
  '2027-02-29',
  '9999-12-31',
  '2027-06-12T00:00:00Z',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{name}} {{{name}}} %s %n',
  'javascript:alert(1)',
  'ada@example.com\r\nBcc: tutti@example.com',
  '"><img src=x>@example.com',
  'data:image/png;base64,AAAA',
  '__proto__',
  'constructor',
];

const STRANGE_NAMES = ['__proto__', 'constructor', 'toString', 'role', 'id', 'status', 'version', '', 'then', '$where'];

/** The same value with one place in it changed to something invalid. */
export function mutateJson(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return mutateList(value, random);
  if (value !== null && typeof value === 'object') return mutateObject(Object.entries(value), random);
  return mutateLeaf(value, random);
}

function mutateObject(fields: readonly (readonly [string, unknown])[], random: Random): unknown {
  const at = random.below(fields.length);
  switch (random.below(8)) {
    case 0:
      return random.pick(STRANGE_VALUES);
    case 1:
      return Object.fromEntries(fields.filter((_, index) => index !== at));
    case 2:
      // As own fields even if named `__proto__`, as JSON.parse makes them.
      return Object.fromEntries([...fields, [random.pick(STRANGE_NAMES), random.pick(STRANGE_VALUES)]]);
    default:
      return Object.fromEntries(
        fields.map(([name, value], index) => [name, index === at ? mutateJson(value, random) : value]),
      );
  }
}

function mutateList(values: readonly unknown[], random: Random): unknown {
  const at = random.below(values.length);
  switch (random.below(4)) {
    case 0:
      return random.pick(STRANGE_VALUES);
    case 1:
      return Array.from({ length: 1 + random.below(2000) }, () => values[0] ?? random.pick(STRANGE_VALUES));
    default:
      return values.map((value, index) => (index === at ? mutateJson(value, random) : value));
  }
}

function mutateLeaf(value: unknown, random: Random): unknown {
  switch (random.below(4)) {
    case 0:
      return nest(value, 1 + random.below(2000));
    case 1:
      return typeof value === 'string' ? value + random.pick(STRANGE_VALUES) : [value];
    default:
      return random.pick(STRANGE_VALUES);
  }
}

function nest(value: unknown, depth: number): unknown {
  let nested = value;
  for (let level = 0; level < depth; level += 1) nested = level % 2 === 0 ? [nested] : { children: nested };
  return nested;
}
