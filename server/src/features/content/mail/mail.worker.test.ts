import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schedule } from '@approdo/shared/node/schedule';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createSmtpMailer,
  type Mailer,
  MailPutOffError,
  MailRefusedError,
  type OutgoingMail,
} from '../../../adapters/mailer.ts';
import type { Database } from '../../../db/database.ts';
import { openDatabase } from '../../../db/sqlite/open-database.ts';
import { transact } from '../../../db/transaction.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { copyTemplateDatabase } from '../../../testing/template-database.ts';
import { createTestClock, type TestClock } from '../../../testing/test-clock.ts';
import { queueMail } from './mail.service.ts';
import { createMailWorker, type MailWorker } from './mail.worker.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: string;
let database: Database;
let clock: TestClock;
let alarms: { readonly at: number; readonly ring: () => void }[];
let server: MailServer | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-outbox-'));
  const file = join(folder, 'database.sqlite');
  await copyTemplateDatabase(file);
  database = openDatabase(file).database;
  clock = createTestClock(new Date('2027-03-01T10:00:00Z'));
  alarms = [];
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const alarm: Schedule = (milliseconds, ring) => {
  const set = { at: clock.now().getTime() + milliseconds, ring };
  alarms.push(set);
  return () => {
    alarms = alarms.filter((other) => other !== set);
  };
};

function startWorker(mailer: Mailer): MailWorker {
  const worker = createMailWorker({ database, clock, mailer, log, alarm, onDispatched: async () => undefined });
  worker.start();
  return worker;
}

/** Advances the clock, stopping at each alarm on the way. */
async function passTime(worker: MailWorker, milliseconds: number): Promise<void> {
  const end = clock.now().getTime() + milliseconds;
  await worker.sendDue();
  for (;;) {
    const next = alarms.toSorted((a, b) => a.at - b.at)[0];
    if (!next || next.at > end) break;
    alarms = alarms.filter((other) => other !== next);
    clock.advance(Math.max(0, next.at - clock.now().getTime()));
    next.ring();
    await worker.sendDue();
  }
  clock.advance(end - clock.now().getTime());
}

async function queue(...subjects: readonly string[]): Promise<void> {
  const to = { name: 'Ada Rossi', address: 'ada@example.com' };
  for (const subject of subjects) {
    await transact(database, (trx) => queueMail(trx, clock, { kind: 'TEST', to, subject, body: 'Ciao' }));
  }
}

function listOutbox() {
  return database.selectFrom('outbox').selectAll().orderBy('subject').execute();
}

/** A mailer that fails on demand and records the second of each attempt. */
function createMoodyMailer() {
  const start = clock.now().getTime();
  const attempts: { readonly subject: string; readonly second: number }[] = [];
  const sent: OutgoingMail[] = [];
  let failure: ((message: OutgoingMail) => Error | undefined) | undefined;
  return {
    attempts,
    sent,
    failWith(next: ((message: OutgoingMail) => Error | undefined) | undefined) {
      failure = next;
    },
    async send(message: OutgoingMail) {
      attempts.push({ subject: message.subject, second: (clock.now().getTime() - start) / SECOND });
      const error = failure?.(message);
      if (error) throw error;
      sent.push(message);
    },
  };
}

const unreachable = () => new Error('connect ECONNREFUSED');
const putOff = () => new MailPutOffError('451 later');
const refused = () => new MailRefusedError('550 no such mailbox');

describe('a message in the outbox', () => {
  test('is sent once, marked, and its text forgotten', async () => {
    const mailer = createMoodyMailer();
    const worker = startWorker(mailer);
    await queue('Benvenuta');
    await passTime(worker, HOUR);
    expect(mailer.sent).toMatchObject([{ subject: 'Benvenuta', body: 'Casa Zagara\n\nCiao', replyTo: null }]);
    expect(await listOutbox()).toMatchObject([{ status: 'SENT', body: '', sent_at: '2027-03-01T10:00:00.000Z' }]);
  });

  test('that gets no further than a file is not told as sent', async () => {
    const mailer = createMoodyMailer();
    const worker = startWorker({ ...mailer, staysHere: true });
    await queue('Benvenuta');
    await passTime(worker, HOUR);
    expect(await listOutbox()).toMatchObject([{ status: 'FILED', body: '', sent_at: '2027-03-01T10:00:00.000Z' }]);
  });

  test('that belongs to a change which was undone is never sent', async () => {
    const mailer = createMoodyMailer();
    const worker = startWorker(mailer);
    const to = { name: '', address: 'ada@example.com' };
    const undone = transact(database, async (trx) => {
      await queueMail(trx, clock, { kind: 'TEST', to, subject: 'Mai', body: '' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await passTime(worker, HOUR);
    expect(mailer.attempts).toEqual([]);
  });

  test('fails at once where the server refuses it', async () => {
    const mailer = createMoodyMailer();
    mailer.failWith(refused);
    const worker = startWorker(mailer);
    await queue('Rifiutata');
    await passTime(worker, HOUR);
    expect(mailer.attempts).toHaveLength(1);
    expect(await listOutbox()).toMatchObject([
      { status: 'FAILED', last_error: '550 no such mailbox', body: 'Casa Zagara\n\nCiao' },
    ]);
  });

  test('waits longer and longer while it is put off, and fails after three days', async () => {
    const mailer = createMoodyMailer();
    mailer.failWith(putOff);
    const worker = startWorker(mailer);
    await queue('Rimandata');
    await passTime(worker, 71 * HOUR);
    expect(await listOutbox()).toMatchObject([{ status: 'WAITING' }]);
    const lateSeconds = mailer.attempts.filter(({ second }) => second > 5 * 3600).map(({ second }) => second);
    expect(lateSeconds.slice(1).map((second, index) => second - (lateSeconds[index] ?? 0))).toEqual(
      Array.from({ length: lateSeconds.length - 1 }, () => 3600),
    );
    await passTime(worker, 3 * HOUR);
    expect(await listOutbox()).toMatchObject([{ status: 'FAILED', last_error: '451 later' }]);
    expect(alarms).toEqual([]);
  });

  test('that is held waits for the owner', async () => {
    const mailer = createMoodyMailer();
    await queue('Trattenuta');
    await database.updateTable('outbox').set({ status: 'HELD' }).execute();
    await passTime(startWorker(mailer), 80 * HOUR);
    expect(mailer.attempts).toEqual([]);
  });

  test('is not sent again while the database cannot be written', async () => {
    const mailer = createMoodyMailer();
    const worker = startWorker(mailer);
    await queue('Una volta');
    await database.schema.alterTable('outbox').renameColumn('sent_at', 'away').execute();
    await passTime(worker, MINUTE);
    await database.schema.alterTable('outbox').renameColumn('away', 'sent_at').execute();
    await passTime(worker, MINUTE);
    expect(mailer.sent).toHaveLength(1);
    expect(await listOutbox()).toMatchObject([{ status: 'SENT' }]);
  });
});

describe('when the mail server returns', () => {
  test.each([
    ['after hours without an answer', unreachable, 2 * HOUR],
    ['after minutes of putting off', putOff, 10 * MINUTE],
  ])('%s, all that waits is sent within half a minute', async (_, failure, outage) => {
    const mailer = createMoodyMailer();
    mailer.failWith(failure);
    const worker = startWorker(mailer);
    await queue('a', 'b', 'c');
    await passTime(worker, outage);
    mailer.failWith(undefined);
    await passTime(worker, 30 * SECOND);
    expect(mailer.sent.map(({ subject }) => subject).toSorted()).toEqual(['a', 'b', 'c']);
    await passTime(worker, 80 * HOUR);
    expect(mailer.sent).toHaveLength(3);
  });

  test('and the program too, what waited for its turn is sent at once', async () => {
    const mailer = createMoodyMailer();
    mailer.failWith(unreachable);
    const before = startWorker(mailer);
    await queue('a', 'b');
    await passTime(before, 2 * HOUR);
    await before.stop();
    mailer.failWith(undefined);
    await startWorker(mailer).sendDue();
    expect(mailer.sent).toHaveLength(2);
  });

  test('a mailbox that goes on putting off keeps nobody else waiting, and is not pestered', async () => {
    const mailer = createMoodyMailer();
    mailer.failWith(({ subject }) => (subject === 'piena' ? putOff() : undefined));
    const worker = startWorker(mailer);
    await queue('piena', 'altra');
    await passTime(worker, 12 * HOUR);
    expect(mailer.sent.map(({ subject }) => subject)).toEqual(['altra']);
    expect(mailer.attempts.filter(({ subject }) => subject === 'piena').length).toBeLessThan(80);
  });

  test('trials count for none of the three days', async () => {
    const mailer = createMoodyMailer();
    mailer.failWith(unreachable);
    const worker = startWorker(mailer);
    await queue('a');
    await passTime(worker, 2 * HOUR);
    expect(await listOutbox()).toMatchObject([{ status: 'WAITING' }]);
  });
});

describe('the worker', () => {
  test('waits at its end for the message in flight, and takes no other', async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const sent: string[] = [];
    const worker = startWorker({
      async send(message) {
        started.resolve();
        await gate.promise;
        sent.push(message.subject);
      },
    });
    await queue('a', 'b');
    worker.wake();
    await started.promise;
    const stopped = worker.stop();
    gate.resolve();
    await stopped;
    expect(sent).toEqual(['a']);
    expect((await listOutbox()).map(({ status }) => status)).toEqual(['SENT', 'WAITING']);
  });

  test('ends without the message in flight where the mail server keeps it hanging', async () => {
    const started = Promise.withResolvers<void>();
    const worker = startWorker({
      send() {
        started.resolve();
        return new Promise(() => undefined);
      },
    });
    await queue('a');
    worker.wake();
    await started.promise;
    const stopped = worker.stop();
    for (const { ring } of alarms) ring();
    await expect(stopped).resolves.toBeUndefined();
  });

  test('leaves what waits for room in its recipient’s hour alone until then, in trouble and after it', async () => {
    let isDown = true;
    const sent: string[] = [];
    const worker = startWorker({
      async send({ subject }) {
        if (isDown) throw new Error('nobody listens');
        sent.push(subject);
      },
    });
    const subjects = Array.from({ length: 21 }, (_, n) => `${n}`);
    await queue(...subjects);
    await passTime(worker, 5 * MINUTE);
    isDown = false;
    await passTime(worker, 55 * MINUTE - SECOND);
    expect(sent.toSorted()).toEqual(subjects.slice(0, 20).toSorted());
    await passTime(worker, SECOND);
    expect(sent.at(-1)).toBe('20');
  });

  test('brings each message to a real mail server once, whatever that goes through', async () => {
    server = await startMailServer();
    const { url, port } = server;
    const timeoutsMs = { toConnect: 2000, inSilence: 400, forAll: 2000 };
    const worker = startWorker(
      createSmtpMailer({ server: { url, encryption: 'offered' }, from: 'info@example.it', timeoutsMs }),
    );

    await server.close();
    await queue('spento');
    await passTime(worker, 15 * SECOND);
    server = await startMailServer({ port });
    server.stallAt('answer');
    await queue('muto');
    await passTime(worker, 15 * SECOND);
    server.stallAt(undefined);
    server.answerWith(451);
    await queue('più tardi');
    await passTime(worker, 15 * SECOND);
    server.answerWith(550);
    await queue('mai');
    await worker.sendDue();
    server.answerWith(250);
    await passTime(worker, 30 * SECOND);

    expect(server.received.map(({ mail }) => mail.subject).toSorted()).toEqual(['muto', 'più tardi', 'spento']);
    expect((await listOutbox()).map(({ subject, status }) => `${subject}: ${status}`)).toEqual([
      'mai: FAILED',
      'muto: SENT',
      'più tardi: SENT',
      'spento: SENT',
    ]);
  });
});
