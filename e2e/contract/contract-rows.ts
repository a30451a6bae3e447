import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { z } from 'zod';
import { type Names, sampleValue } from '../support/mutations/sample-value.ts';

export const rows = Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => ({ name: `${resource}.${call}`, resource, row })),
);

export type ContractRow = (typeof rows)[number];

type Part = 'body' | 'visitorBody' | 'query' | 'params';

/** The rows that accept that part of a request, with its shape. */
export function rowsWith(part: Part) {
  return rows.flatMap(({ row, ...rest }) => (row[part] ? [{ ...rest, row, shape: row[part] }] : []));
}

/** Every request body of the contract; a visitor's may differ from the others'. */
export const bodies = [...rowsWith('body'), ...rowsWith('visitorBody').map((row) => ({ ...row, isVisitor: true }))];

/** Random choices made deterministic: all optional fields, one entry in each list. */
const certain = {
  below: (bound: number) => Math.min(1, bound - 1),
  isOneIn: (_count: number) => false,
  pick<Thing>(things: readonly Thing[]): Thing {
    const [picked] = things;
    if (picked === undefined) throw new Error('there is nothing to pick from');
    return picked;
  },
};

/** A valid value of a shape, with all optional fields. */
export function fullSample(shape: z.ZodType, names: Names): unknown {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return sampleValue(schema, '', { random: certain, names });
}

export function isRefused(shape: z.ZodType, value: unknown): boolean {
  return !shape.safeParse(value).success;
}
