import { beforeEach, expect, it } from 'vitest';
import { countBytes, createJobs, type Job } from './jobs.ts';

let reported: (string | null)[];
let isHeldElsewhere: boolean;
let held: number;
let jobs: ReturnType<typeof open>;
beforeEach(() => {
  reported = [];
  isHeldElsewhere = false;
  held = 0;
  jobs = open();
});

function open() {
  const own = createJobs<'save' | 'check'>({
    now: () => new Date('2027-03-01T10:00:00Z'),
    refuse: (why) => new Error(why),
    hold: () => {
      if (isHeldElsewhere) return undefined;
      held += 1;
      const release = () => {
        held -= 1;
      };
      return { release };
    },
    onChange: () => reported.push(format(own.progress())),
  });
  return own;
}

function format(progress: { readonly step: string; readonly share: number | null } | null): string | null {
  return progress && `${progress.step} ${progress.share}`;
}

/** A job that runs until it is ended. */
function begin(work: (job: Job) => void = () => undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const outcome = jobs.run('save', (job) => {
    work(job);
    return promise;
  });
  return { outcome, resolve, reject };
}

it('one job runs at a time, here or elsewhere, and another when it has ended', async () => {
  const { outcome, resolve } = begin();
  expect(held).toBe(1);
  await expect(jobs.run('check', async () => 'too')).rejects.toThrow('busy');
  resolve('done');
  expect(await outcome).toBe('done');
  expect(jobs.isRunning()).toBe(false);
  isHeldElsewhere = true;
  await expect(jobs.run('check', async () => 'too')).rejects.toThrow('busy');
  isHeldElsewhere = false;
  expect(await jobs.run('check', async () => 'then')).toBe('then');
  expect(held).toBe(0);
});

it('what a job is at is told as it changes, by hundredths, and nothing afterwards', async () => {
  await jobs.run('save', async ({ step, stoppable }) => {
    step('reads', 0);
    const onBytes = countBytes(stoppable('writes').onShare, 1000);
    for (const bytes of [1, 5, 10, 19, 990, 1000, 1200]) onBytes(bytes);
  });
  expect(reported).toEqual(['reads null', 'writes null', 'writes 0', 'writes 0.01', 'writes 0.99', 'writes 1', null]);
});

it('what is told is a share of the whole job, of which each step is a part of what is left, and never goes back', async () => {
  await jobs.run('save', async ({ step }) => {
    step('prepares', 0);
    const onCopied = step('copies', 0.5);
    for (const done of [0, 0.5, 0.2, 1]) onCopied(done);
    const onSent = step('sends', 0.5);
    for (const done of [0, 1]) onSent(done);
    onCopied(0.9);
    step('ends')(1);
  });
  expect(reported).toEqual([
    'prepares null',
    'copies null',
    'copies 0',
    'copies 0.25',
    'copies 0.5',
    'sends 0.5',
    'sends 0.75',
    'ends 0.75',
    'ends 1',
    null,
  ]);
});

it('a job that is called off hears of it, and whoever asked for it is told', async () => {
  let signal: AbortSignal | undefined;
  const { outcome, reject } = begin(({ stoppable }) => {
    ({ signal } = stoppable('writes'));
  });
  signal?.addEventListener('abort', () => reject(new Error('cut off')));
  jobs.cancel();
  await expect(outcome).rejects.toThrow('cancelled');
  expect(jobs.progress()).toBeNull();
});

it('what must come to its end cannot be called off, nor can nothing', async () => {
  expect(() => jobs.cancel()).toThrow('not stoppable');
  const { outcome, resolve } = begin(({ step }) => void step('moves'));
  expect(() => jobs.cancel()).toThrow('not stoppable');
  resolve('done');
  expect(await outcome).toBe('done');
});

it('a job that fails makes way for the next, and says what went wrong', async () => {
  const { outcome, reject } = begin();
  reject(new Error('disk'));
  await expect(outcome).rejects.toThrow('disk');
  await jobs.whenIdle();
  expect(await jobs.run('check', async () => 'then')).toBe('then');
});

it('the end is told of a job that fails before its first step, and not of one that was never begun', async () => {
  await expect(jobs.run('save', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(reported).toEqual([null]);
  isHeldElsewhere = true;
  await expect(jobs.run('save', async () => 'never')).rejects.toThrow('busy');
  expect(reported).toEqual([null]);
});
