import { pino } from 'pino';

/** Listeners for a site's log. */
export type Listening = {
  /** Called with each warning. */
  readonly onWarning?: (text: string) => void;
  /** Called with each line as written. */
  readonly onLogLine?: (line: string) => void;
};

/** The log of a site under test, silent without listeners. */
export function createTestLog({ onWarning, onLogLine }: Listening) {
  if (onLogLine) return pino({ level: 'trace' }, { write: onLogLine });
  return pino({ level: onWarning ? 'warn' : 'silent' }, { write: (line) => onWarning?.(JSON.parse(line).msg) });
}
