import { z } from 'zod';
import { isBusy } from '../server/src/db/faults.ts';

/** A one-line text for an error of a command. */
export function describeShellFault(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? error.message;
  if (isBusy(error)) return 'il database non risponde: è acceso, e DATABASE_URL porta lì?';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `non si capisce ${/--?[\w-]+/.exec(String(error))?.[0]}`;
  if (code.startsWith('ERR_PARSE_ARGS')) return 'a un’opzione manca il suo valore';
  return error instanceof Error ? error.message : String(error);
}
