import { type Logger, pino } from 'pino';

type LogOptions = {
  readonly level: string;
  /** Whether a person reads along. */
  readonly isTerminal: boolean;
};

/** What the site says of itself on standard output: a line of JSON each, or plain words where a person reads along. */
export async function createLog({ level, isTerminal }: LogOptions): Promise<Logger> {
  if (!isTerminal) return pino({ level });
  const { default: pretty } = await import('pino-pretty');
  // No process and no thread of its own: what is said last must be seen when the process ends.
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
