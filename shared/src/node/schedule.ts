/** Does something once, after so many milliseconds; what comes back calls it off. */
export type Schedule = (delayMs: number, task: () => void) => () => void;

/** The clock of the machine. It keeps no process alive. */
export const scheduleByClock: Schedule = (delayMs, task) => {
  const timer = setTimeout(task, delayMs).unref();
  return () => clearTimeout(timer);
};
