/** The person closed the window or let the time run out, which browsers do not tell apart, or another was asked for. */
export function wasCalledOff(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
}
