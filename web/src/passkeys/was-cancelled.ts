/** The user closed the prompt, it timed out (which browsers do not tell apart), or another prompt replaced it. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
}
