/** For owners: what unreadable events of a calendar mean; null if there are none. */
export function sayUnreadEvents(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? '1 evento non si legge: le notti che occupava restano occupate'
    : `${count} eventi non si leggono: le notti che occupavano restano occupate`;
}
