import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../index.ts';
import { stayRuleList } from '../stays/stay-rules.ts';
import { acrossFields } from './across-fields.ts';
import { localDate } from './fields.ts';
import { fieldsOf } from './problem.ts';

describe('a check across fields', () => {
  const looked: unknown[] = [];
  const stay = acrossFields(z.object({ from: localDate, to: localDate, note: z.string().max(3, 'long') }), {
    of: { from: true, to: true },
    find: (range: { readonly from: string; readonly to: string }) => {
      looked.push([range.from, range.to]);
      return range.from > range.to ? 'backwards' : undefined;
    },
    at: 'to',
  });
  const stays = acrossFields(z.array(stay).max(2, 'many'), {
    of: { from: true, to: true },
    find: (ranges: readonly { readonly from: string; readonly to: string }[]) => (ranges.length > 0 ? 'never' : ''),
  });
  const faultsOf = (shape: z.ZodType, value: unknown) => {
    looked.length = 0;
    const { error } = shape.safeParse(value);
    return error ? fieldsOf(error) : {};
  };

  it.each([
    ['a word', { from: 'domani', to: '2027-06-01', note: '' }],
    ['a day that does not exist', { from: '2027-06-01', to: '2027-02-29', note: '' }],
    ['a number', { from: 1, to: '2027-06-01', note: '' }],
    ['nothing', { to: '2027-06-01', note: '' }],
    ['what is no object', 'testo'],
  ])('does not look at %s', (_, value) => {
    expect(Object.keys(faultsOf(stay, value))).toHaveLength(1);
    expect(looked).toEqual([]);
  });

  it('says what is wrong beside faults in fields that it does not look at', () => {
    const value = { from: '2027-06-02', to: '2027-06-01', note: 'lunga' };
    expect(faultsOf(stay, value)).toEqual({ note: 'long', to: 'backwards' });
    expect(faultsOf(stay, { ...value, note: 5 })).toEqual({ note: expect.any(String), to: 'backwards' });
  });

  it('of a list runs only where all that it looks at is sound', () => {
    const sound = { from: '2027-06-01', to: '2027-06-02', note: '' };
    expect(faultsOf(stays, [sound, sound])).toEqual({ '': 'never' });
    expect(faultsOf(stays, [sound, { ...sound, note: 5 }])).toEqual({ '': 'never', '1.note': expect.any(String) });
    expect(Object.keys(faultsOf(stays, [sound, { ...sound, to: 'mai' }]))).toEqual(['1.to']);
    expect(Object.keys(faultsOf(stays, [sound, null]))).toEqual(['1']);
    expect(faultsOf(stays, [sound, sound, sound])).toEqual({ '': 'many' });
  });
});

it('every wrong field of the rules of stays is named at once, whichever of them is no day', () => {
  const { error } = stayRuleList.partial().safeParse({
    base: { minNights: 5, maxNights: 3 },
    seasons: [{ from: 'estate', to: '09-30', minNights: 8, maxNights: 2 }],
    exceptions: [
      { startDate: '2027-02-29', endDate: '2027-03-02' },
      { startDate: '2027-04-01', endDate: 'x'.repeat(24_000) },
    ],
  });
  expect(Object.keys(error ? fieldsOf(error) : {}).toSorted()).toEqual([
    'base.minNights',
    'exceptions.0.startDate',
    'exceptions.1.endDate',
    'seasons.0.from',
    'seasons.0.minNights',
  ]);
});

it('each check across fields in the contract asks first whether they are sound', () => {
  const strays = Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries<Readonly<Record<string, unknown>>>(calls).flatMap(([call, row]) =>
      Object.values(row).flatMap((shape) => (shape instanceof z.ZodType ? listStrays(shape, [resource, call]) : [])),
    ),
  );
  expect(strays).toEqual([]);
});

it.each([
  ['object', z.object({ a: z.object({ b: z.string() }).superRefine(() => undefined) })],
  [
    'list',
    z.object({
      a: z
        .array(z.string())
        .refine((all) => all.length > 1)
        .nullish(),
    }),
  ],
  [
    'object that may be left out',
    z.object({
      a: z
        .object({})
        .optional()
        .refine(() => true),
    }),
  ],
])('one that an %s has of its own would be found', (_, shape) => {
  expect(listStrays(shape.partial(), [])).toEqual(['a']);
});

/** Where a shape that holds others has a check that does not ask. */
function listStrays(shape: z.core.$ZodType, path: readonly string[]): string[] {
  const isStray = holdsOthers(shape) && (shape._zod.def.checks ?? []).some(isUnasked);
  const below = partsOf(shape).flatMap(([name, part]) => listStrays(part, [...path, ...(name ? [name] : [])]));
  return isStray ? [path.join('.'), ...below] : below;
}

function isUnasked({ _zod: { def } }: z.core.$ZodCheck<never>): boolean {
  return def.check === 'custom' && def.when === undefined;
}

function holdsOthers(shape: z.core.$ZodType): boolean {
  return partsOf(shape).some(([name, part]) => name !== '' || holdsOthers(part)) || shape instanceof z.ZodObject;
}

/** The parts of a schema by name; wrappers of the same value have no name. */
function partsOf(shape: z.core.$ZodType): (readonly [string, z.core.$ZodType])[] {
  if (shape instanceof z.ZodObject) return Object.entries(shape.shape);
  if (shape instanceof z.ZodArray) return [['0', shape.element]];
  if (shape instanceof z.ZodRecord) return [['*', shape.valueType]];
  if (shape instanceof z.ZodTuple) return shape.def.items.map((part, at) => [String(at), part]);
  if (shape instanceof z.ZodUnion) return shape.options.map((option) => ['', option]);
  if (shape instanceof z.ZodPipe) return [['', shape.in]];
  return isWrapper(shape) ? [['', shape.unwrap()]] : [];
}

function isWrapper(shape: z.core.$ZodType): shape is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault;
}
