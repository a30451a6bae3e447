import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readDiskRoom } from '../../../../adapters/disk-room.ts';
import { compareClock, wasClockSetBack } from './clock-drift.ts';
import { judgeDiskRoom } from './disk-room.ts';

const MIB = 2 ** 20;
const noon = new Date('2027-03-01T12:00:00Z');
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

it.each([
  [199 * MIB, 'full'],
  [200 * MIB, 'low'],
  [1023 * MIB, 'low'],
  [1024 * MIB, 'enough'],
])('a disk with %i bytes left is %s', (freeBytes, state) => {
  expect(judgeDiskRoom({ freeBytes, totalBytes: 8 * 2 ** 30 })).toBe(state);
});

it('a disk tells how much room it has', async () => {
  const { freeBytes, totalBytes } = await readDiskRoom(tmpdir());
  expect(freeBytes).toBeGreaterThan(0);
  expect(totalBytes).toBeGreaterThanOrEqual(freeBytes);
});

it.each([
  [-3, 'behind'],
  [-2, 'right'],
  [0, 'right'],
  [2, 'right'],
  [3, 'ahead'],
])('a clock %i minutes from the true time is %s', (minutes, state) => {
  expect(compareClock(minutesLater(minutes), noon)).toBe(state);
});

it('a clock that was set back is behind what was written before', () => {
  const traces = [minutesLater(10)];
  expect(wasClockSetBack(noon, traces)).toBe(true);
  expect(wasClockSetBack(minutesLater(9), traces)).toBe(false);
});
