/** The user closed the prompt, it timed out (which browsers do not tell apart), or another prompt replaced it. */
export function wasCalledOff(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
}
