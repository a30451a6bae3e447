/** When something was first published, an ISO 8601 instant: kept for good once set, null while it never was. */
export function firstPublishedAt(previous: string | null, isPublished: boolean, now: Date): string | null {
  if (previous !== null) return previous;
  return isPublished ? now.toISOString() : null;
}
