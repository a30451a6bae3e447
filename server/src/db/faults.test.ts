import { expect, test } from 'vitest';
import { isBusy, isClosed, isDiskFull, isUniqueViolation } from './faults.ts';

const withCode = (code: string) => Object.assign(new Error('of the database'), { code });

test.each([
  ...['08006', '08P01', '53300', '55P03', '57P01', '57014', '25P03', '40P01', '25006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED'],
])('%s passes', (code) => {
  expect([isBusy(withCode(code)), isDiskFull(withCode(code))]).toEqual([true, false]);
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('«%s» passes, though it has no code', (message) => {
  expect(isBusy(new Error(message))).toBe(true);
});

test.each(['53100', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT'])('%s is a full disk', (code) => {
  expect([isBusy(withCode(code)), isDiskFull(withCode(code))]).toEqual([false, true]);
});

test.each(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'])('%s is there already', (code) => {
  expect(isUniqueViolation(withCode(code))).toBe(true);
});

test.each(['23503', '42601', 'SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_ERROR'])('%s is none of these', (code) => {
  const error = withCode(code);
  expect([isBusy(error), isDiskFull(error), isUniqueViolation(error), isClosed(error)]).toEqual(Array(4).fill(false));
});

test('a database that was closed says so', () => {
  expect(isClosed(new Error('driver has already been destroyed'))).toBe(true);
  expect(isClosed(new Error('Cannot use a pool after calling end on the pool'))).toBe(true);
});
