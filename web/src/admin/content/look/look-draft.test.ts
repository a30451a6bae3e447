import { ApiError } from '@approdo/shared/client';
import type { LookDraft } from '@approdo/shared/contract/content/look';
import { DEFAULT_LOOK } from '@approdo/shared/domain/content/look/look';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper, lookOf, PAUSE_MS } from './look-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draftOf = (version: string, changes: Partial<LookDraft> = {}): LookDraft => ({
  ...DEFAULT_LOOK,
  sections: [...DEFAULT_LOOK.sections],
  isDraft: true,
  version,
  ...changes,
});

type Sent = { readonly changes: Partial<LookDraft>; readonly version: string };

/** A keeper over a server that answers, or refuses, when it is told to. */
function start() {
  const sent: Sent[] = [];
  const waiting: PromiseWithResolvers<LookDraft>[] = [];
  const keeper = createDraftKeeper({
    start: draftOf('v1', { isDraft: false }),
    save: (changes, version) => {
      sent.push({ changes, version });
      const answer = Promise.withResolvers<LookDraft>();
      waiting.push(answer);
      return answer.promise;
    },
  });
  const settle = async (work: (answer: PromiseWithResolvers<LookDraft>) => void) => {
    work(waiting.shift() ?? expect.unreachable('nothing was sent'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    keeper,
    sent,
    answer: (look: LookDraft) => settle(({ resolve }) => resolve(look)),
    refuse: (fault: unknown) => settle(({ reject }) => reject(fault)),
    look: () => lookOf(keeper.read()),
  };
}

const conflictWith = (current: LookDraft) => new ApiError({ status: 412, body: { error: 'no', current } }, 'no', {});

const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

test('a colour that is dragged is sent once, when the hand rests', async () => {
  const { keeper, sent, answer, look } = start();
  keeper.change({ colour: '#111111' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  keeper.change({ colour: '#222222' });
  expect(look().colour).toBe('#222222');
  expect(sent).toEqual([]);
  await pause();
  expect(sent).toEqual([{ changes: { colour: '#222222' }, version: 'v1' }]);
  await answer(draftOf('v2', { colour: '#222222' }));
  expect(keeper.read()).toMatchObject({ pending: [], kept: { version: 'v2', isDraft: true } });
});

test('what is chosen while a call is under way waits for it, and goes on with the new version', async () => {
  const { keeper, sent, answer, look } = start();
  keeper.change({ type: 'LORA' });
  await pause();
  keeper.change({ hero: 'SIDE' });
  await pause();
  expect(sent).toHaveLength(1);
  await answer(draftOf('v2', { type: 'LORA' }));
  expect(look()).toMatchObject({ type: 'LORA', hero: 'SIDE' });
  expect(sent[1]).toEqual({ changes: { hero: 'SIDE' }, version: 'v2' });
});

test('a failed call keeps what was chosen, and the next choice takes it along', async () => {
  const { keeper, sent, refuse, look } = start();
  keeper.change({ type: 'LORA' });
  await pause();
  await refuse(new TypeError('no line'));
  expect(look().type).toBe('LORA');
  expect(keeper.read().fault).toBeInstanceOf(TypeError);
  keeper.change({ hero: 'SIDE' });
  expect(keeper.read().fault).toBeUndefined();
  await pause();
  expect(sent[1]).toEqual({ changes: { type: 'LORA', hero: 'SIDE' }, version: 'v1' });
});

test('what another admin did is replaced only by who asks for it', async () => {
  const { keeper, sent, refuse, answer } = start();
  keeper.change({ type: 'LORA' });
  await pause();
  keeper.change({ hero: 'SIDE' });
  await pause();
  await refuse(conflictWith(draftOf('v9', { type: 'OUTFIT' })));
  keeper.change({ corners: 'ROUND' });
  await pause();
  expect(sent).toHaveLength(1);
  const kept = keeper.keep();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]).toEqual({ changes: { type: 'LORA', hero: 'SIDE', corners: 'ROUND' }, version: 'v9' });
  await answer(draftOf('v10'));
  expect(await kept).toBe('v10');
});

test('what is dropped is not sent any more', async () => {
  const { keeper, sent, look } = start();
  keeper.change({ type: 'LORA' });
  await keeper.drop();
  await pause();
  expect(sent).toEqual([]);
  expect(look().type).toBe('GILDA');
});

test('who asks to publish learns whether all is kept', async () => {
  const { keeper, refuse } = start();
  expect(await keeper.keep()).toBe('v1');
  keeper.change({ type: 'LORA' });
  const kept = keeper.keep();
  await vi.advanceTimersByTimeAsync(0);
  await refuse(new TypeError('no line'));
  expect(await kept).toBeUndefined();
});
