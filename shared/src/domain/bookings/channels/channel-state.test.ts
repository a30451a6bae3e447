import { describe, expect, it } from 'vitest';
import { type ChannelHealth, stateOfChannel } from './channel-state.ts';

const now = new Date('2027-03-02T10:00:00Z');
const well: ChannelHealth = {
  isPaused: false,
  hasImport: true,
  hasAddress: true,
  isSuspect: false,
  isWhole: true,
  failure: null,
  wellAt: now,
};
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('a channel', () => {
  it.each([
    ['OK', {}],
    ['OK', { wellAt: hoursAgo(48) }],
    ['OK', { failure: 'PASSING', wellAt: hoursAgo(0.99) }],
    ['LATE', { failure: 'PASSING', wellAt: hoursAgo(1) }],
    ['LATE', { failure: 'PASSING', wellAt: hoursAgo(23.99) }],
    ['LATE', { isWhole: false }],
    ['LATE', { isWhole: false, failure: 'PASSING', wellAt: hoursAgo(0.5) }],
    ['FAILING', { isWhole: false, failure: 'LASTING' }],
    ['SUSPECT', { isWhole: false, isSuspect: true }],
    ['FAILING', { failure: 'PASSING', wellAt: hoursAgo(24) }],
    ['FAILING', { failure: 'LASTING' }],
    ['SUSPECT', { failure: 'LASTING', isSuspect: true }],
    ['NEEDS_ADDRESS', { failure: 'LASTING', isSuspect: true, hasAddress: false }],
    ['EXPORT_ONLY', { hasImport: false, hasAddress: false }],
    ['PAUSED', { hasAddress: false, isPaused: true }],
    ['PAUSED', { hasImport: false, isPaused: true }],
  ] as const)('is %s where it is %o', (state, change) => {
    expect(stateOfChannel({ ...well, ...change }, now)).toBe(state);
  });
});
