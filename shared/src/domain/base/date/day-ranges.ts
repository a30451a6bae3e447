/** First and last day, both included, and what holds on them; the days are all of one kind, dates or days of any year. */
export type DayRange<Value> = { readonly from: string; readonly to: string; readonly value: Value };

/** In the order of their days, as `findRange` wants them. */
export function sortRanges<Value>(ranges: readonly DayRange<Value>[]): readonly DayRange<Value>[] {
  return ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The place of the one that a day is in, of sorted ranges that share no day; -1 where it is in none. */
export function findRange(ranges: readonly DayRange<unknown>[], day: string): number {
  let [first, end] = [0, ranges.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((ranges[middle]?.from ?? '') <= day) first = middle + 1;
    else end = middle;
  }
  return day <= (ranges[first - 1]?.to ?? '') ? first - 1 : -1;
}
