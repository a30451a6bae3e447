import { expect, test } from 'vitest';
import { createTurns } from './take-turns.ts';

test('who comes second waits until the first has ended, and whoever waits too long is refused', async () => {
  const takeTurn = createTurns(50);
  const endFirst = await takeTurn();
  const second = takeTurn();
  await expect(second).rejects.toMatchObject({ status: 503 });
  const third = takeTurn();
  endFirst();
  (await third)();
  (await takeTurn())();
});
