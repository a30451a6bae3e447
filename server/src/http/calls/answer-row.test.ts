import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { formatMessages, say } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HttpProblem } from '../problems.ts';
import { readInput } from './answer-row.ts';

type NamedRow = readonly [name: string, row: Endpoint];

const rows: readonly NamedRow[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => [`${resource}.${call}`, row] as const),
);

const noForm = [null, 5, '', true, [], {}, 'x'.repeat(5000), '2027-02-30'];

async function refusalOf(row: Endpoint, body: unknown, params: unknown = { id: 'x', slug: 'x', kind: 'x' }) {
  try {
    await readInput(row, { params, query: {}, body }, { caller: undefined, today: () => '2027-06-01' });
  } catch (problem) {
    if (problem instanceof HttpProblem) return problem;
    throw problem;
  }
  return undefined;
}

describe('what is wrong is said in Italian, whatever is sent', () => {
  it.each(rows.filter(([, row]) => row.body))('to %s', async (_, row) => {
    const fields = row.body instanceof z.ZodObject ? Object.keys(row.body.shape) : [];
    const bodies = noForm.flatMap((value) => [value, ...fields.map((field) => ({ [field]: value }))]);
    const problems = await Promise.all(bodies.map((body) => refusalOf(row, body)));
    const texts = problems.flatMap((problem) =>
      problem ? [problem.message, ...Object.values(formatMessages(problem.fields ?? {}, WORDS.it))] : [],
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /^invalid|expected|^too /i.test(text))).toEqual([]);
  });
});

it('a path that can name nothing is unknown, not wrong', async () => {
  expect((await refusalOf(contract.bookings.remove, undefined, { id: 'x'.repeat(65) }))?.status).toBe(404);
  expect((await refusalOf(contract.galleries.get, undefined, { slug: 'x'.repeat(1001) }))?.status).toBe(404);
});

it('a start in the past is named together with an end that is no date', async () => {
  for (const row of [contract.bookings.request, contract.bookings.block]) {
    const fields = (await refusalOf(row, { startDate: '2027-05-31', endDate: 'domani' }))?.fields;
    expect(Object.keys(fields ?? {}).slice(0, 2)).toEqual(['startDate', 'endDate']);
    expect(fields?.endDate).toEqual(say('dateUnreal'));
  }
});
