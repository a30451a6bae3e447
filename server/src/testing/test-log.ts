import { pino } from 'pino';

/** Who hears what a site logs. */
export type Listening = {
  /** Told what the log warns of. */
  readonly onWarning?: (text: string) => void;
  /** Told each line of the log as it is written. */
  readonly onLogLine?: (line: string) => void;
};

/** The log of a site under test, which says nothing where nobody listens. */
export function createTestLog({ onWarning, onLogLine }: Listening) {
  if (onLogLine) return pino({ level: 'trace' }, { write: onLogLine });
  return pino({ level: onWarning ? 'warn' : 'silent' }, { write: (line) => onWarning?.(JSON.parse(line).msg) });
}
