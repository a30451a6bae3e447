/** `1.206`: with a point from a thousand on, which Italian Intl leaves out below ten thousand. */
export function formatCount(count: number): string {
  return count.toLocaleString('it-IT', { useGrouping: 'always' });
}
