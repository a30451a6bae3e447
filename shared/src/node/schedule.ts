/** Runs a task once after a delay; the returned function cancels it. */
export type Schedule = (delayMs: number, task: () => void) => () => void;

/** Schedules by the machine's timer, which keeps no process alive. */
export const scheduleByClock: Schedule = (delayMs, task) => {
  const timer = setTimeout(task, delayMs).unref();
  return () => clearTimeout(timer);
};
