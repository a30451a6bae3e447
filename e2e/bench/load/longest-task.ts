import { z } from 'zod';

/** The trace categories needed to read a browser's tasks. */
export const TASKS = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'] as const;

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds of the thread's own CPU time: other work on the machine does not count. */
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
});

const traced = z.object({ traceEvents: z.array(event) });

/** The longest task of a rendering thread, in milliseconds. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = traced.parse(JSON.parse(trace.toString()));
  const placeOf = ({ pid, tid }: z.output<typeof event>) => `${pid} ${tid}`;
  const drawing = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(placeOf),
  );
  const tasks = traceEvents.filter((found) => found.name === 'RunTask' && drawing.has(placeOf(found)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
