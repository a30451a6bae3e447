import { cpus } from 'node:os';

/** Seconds that all cores of this machine have worked since it started, whoever they worked for. */
export function processorSeconds(): number {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return times.reduce((total, time) => total + time, 0) / 1000;
}
