import { z } from 'zod';

/** What went wrong with a command, in one line. */
export function describeShellFault(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
