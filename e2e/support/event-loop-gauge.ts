import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two measurements; anything longer is delay. */
const EVERY_MS = 10;

const file = process.env.EVENT_LOOP_GAUGE;

// Loaded into the site's process before its own code (`--import`), and there alone: it measures from inside what no
// stopwatch outside can tell from a busy machine. At SIGUSR2 it writes what it has measured since the last time.
if (file && isMainThread && process.argv[1]?.endsWith('serve.js')) {
  const delay = monitorEventLoopDelay({ resolution: EVERY_MS });
  delay.enable();
  process.on('SIGUSR2', () => {
    const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - EVERY_MS);
    writeFileSync(file, JSON.stringify({ p99: beyond(delay.percentile(99)), max: beyond(delay.max) }));
    delay.reset();
  });
}
