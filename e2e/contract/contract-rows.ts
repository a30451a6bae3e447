import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { z } from 'zod';
import { type Names, sampleValue } from '../support/mutations/sample-value.ts';

export const rows = Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => ({ name: `${resource}.${call}`, resource, row })),
);

export type ContractRow = (typeof rows)[number];

type Part = 'body' | 'visitorBody' | 'query' | 'params';

/** The rows that take anything in that part, with its shape. */
export function rowsWith(part: Part) {
  return rows.flatMap(({ row, ...rest }) => (row[part] ? [{ ...rest, row, shape: row[part] }] : []));
}

/** Each body that a row may take; a visitor's is another than the others'. */
export const bodies = [...rowsWith('body'), ...rowsWith('visitorBody').map((row) => ({ ...row, isVisitor: true }))];

/** All that may be there is there, each list has one thing, and it is always the same. */
const certain = {
  below: (bound: number) => Math.min(1, bound - 1),
  isOneIn: (_count: number) => false,
  pick<Thing>(things: readonly Thing[]): Thing {
    const [picked] = things;
    if (picked === undefined) throw new Error('there is nothing to pick from');
    return picked;
  },
};

/** What a shape takes, with all that may be there. */
export function fullSample(shape: z.ZodType, names: Names): unknown {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return sampleValue(schema, '', { random: certain, names });
}

export function isRefused(shape: z.ZodType, value: unknown): boolean {
  return !shape.safeParse(value).success;
}
