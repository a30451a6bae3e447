import { type Logger, pino } from 'pino';

type LogOptions = {
  readonly level: string;
  /** Whether a person reads the output. */
  readonly isTerminal: boolean;
};

/** The site's log on standard output: JSON lines, or readable text in a terminal. */
export async function createLog({ level, isTerminal }: LogOptions): Promise<Logger> {
  if (!isTerminal) return pino({ level });
  const { default: pretty } = await import('pino-pretty');
  // In this process and thread: the last lines must be visible when the process ends.
  return pino(
    { level },
    pretty({
      sync: true,
      singleLine: true,
      translateTime: 'HH:MM:ss',
      ignore: 'pid,hostname,id,method,path,status,ms',
      messageFormat: '{msg}{if method}{method} {path} {status}, {ms} ms{end}',
    }),
  );
}
