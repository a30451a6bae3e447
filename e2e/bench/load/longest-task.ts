import { z } from 'zod';

/** What a browser is to trace so that its tasks can be read. */
export const TASKS = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'] as const;

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds that the thread itself ran: what others on the machine take from it does not count. */
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).optional(),
});

const traced = z.object({ traceEvents: z.array(event) });

/** Milliseconds of the longest task of a thread that draws a page. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = traced.parse(JSON.parse(trace.toString()));
  const placeOf = ({ pid, tid }: z.output<typeof event>) => `${pid} ${tid}`;
  const drawing = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(placeOf),
  );
  const tasks = traceEvents.filter((found) => found.name === 'RunTask' && drawing.has(placeOf(found)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
