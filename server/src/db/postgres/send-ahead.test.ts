import { expect, test } from 'vitest';
import { isPoint, sendAhead } from './send-ahead.ts';

/** A connection whose answers come when the test says so. */
function connectSlowly() {
  const asked: string[] = [];
  const answer = Promise.withResolvers<never>();
  const query = (text: string) => {
    asked.push(text);
    return answer.promise;
  };
  return { asked, answer, client: { query } };
}

test('a point is on its way before it is answered', async () => {
  const { asked, client } = connectSlowly();
  await sendAhead(client, 'savepoint work');
  expect(asked).toEqual(['savepoint work']);
});

test('a point that cannot be set is for the next statement to tell', async () => {
  const { answer, client } = connectSlowly();
  await sendAhead(client, 'savepoint work');
  answer.reject(new Error('Connection terminated unexpectedly'));
  await expect(sendAhead(client, 'savepoint work')).resolves.toMatchObject({ rows: [] });
});

test.each([
  ['savepoint work', true],
  ['release work; savepoint work', true],
  ['rollback to work', false],
  ['commit', false],
  ['insert into "tasks" ("title") values (\'savepoint work\')', false],
])('of %s it is known whether it sets a point', (text, expected) => expect(isPoint(text)).toBe(expected));
