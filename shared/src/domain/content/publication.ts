/** The ISO 8601 instant of first publication: never changed once set, null if never published. */
export function firstPublishedAt(previous: string | null, isPublished: boolean, now: Date): string | null {
  if (previous !== null) return previous;
  return isPublished ? now.toISOString() : null;
}
