import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryRows } from '../testing/memory-rows.ts';
import { storeInRows } from './stored-values.ts';

const rowOf = createMemoryRows();

const open = (name: string) =>
  storeInRows(rowOf)({ name, shape: z.object({ hour: z.number() }), fallback: { hour: 3 } });

test('a value in a row is what another process has made of it', async () => {
  const [here, there] = [open('a'), open('a')];
  expect(await here.read()).toEqual({ hour: 3 });
  expect(await there.change(({ hour }) => ({ hour: hour + 1 }))).toEqual({ hour: 4 });
  expect(await here.change(({ hour }) => ({ hour: hour + 1 }))).toEqual({ hour: 5 });
  expect(await there.read()).toEqual({ hour: 5 });
  expect(await open('b').read()).toEqual({ hour: 3 });
});

test.each(['no JSON', '{"hour":"late"}'])('a row that says %j counts as none', async (text) => {
  await rowOf('c').change(() => text);
  expect(await open('c').read()).toEqual({ hour: 3 });
  expect(await open('c').change(({ hour }) => ({ hour: hour + 1 }))).toEqual({ hour: 4 });
});
