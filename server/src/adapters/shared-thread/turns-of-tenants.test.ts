import { expect, it } from 'vitest';
import { createTurnsOfTenants, OverloadedError } from './turns-of-tenants.ts';
import { workFor } from './whose-work.ts';

/** A queue that records the order in which work is done. */
function createLine(mostWaiting = 100) {
  const inTurn = createTurnsOfTenants({ mostWaiting });
  const done: string[] = [];
  const bring = (tenant: string, ...pieces: readonly string[]) =>
    Promise.all(
      pieces.map((piece) =>
        workFor(tenant, () =>
          inTurn(async () => {
            await Promise.resolve();
            done.push(piece);
            return piece;
          }),
        ),
      ),
    );
  return { inTurn, bring, done };
}

it('a house that brings little waits for one piece of each other house, and each keeps its own order', async () => {
  const { bring, done } = createLine();
  await Promise.all([bring('a', 'a1', 'a2', 'a3'), bring('b', 'b1', 'b2'), bring('c', 'c1')]);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('who comes while a house is at work is before what else it has brought', async () => {
  const { inTurn, bring, done } = createLine();
  let end = () => {};
  const first = workFor('a', () => inTurn(() => new Promise<void>((resolve) => (end = resolve))));
  const more = bring('a', 'a2', 'a3');
  const other = bring('b', 'b1');
  end();
  await Promise.all([first, more, other]);
  expect(done).toEqual(['b1', 'a2', 'a3']);
});

it('work that fails tells whoever brought it, and the next goes on', async () => {
  const { inTurn, bring } = createLine();
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await bring('', 'next')).toEqual(['next']);
});

it('a house that brings too much is refused, and no other', async () => {
  const { bring } = createLine(2);
  const held = bring('a', 'a1', 'a2', 'a3');
  await expect(bring('a', 'a4')).rejects.toBeInstanceOf(OverloadedError);
  expect(await bring('b', 'b1')).toEqual(['b1']);
  await held;
});
