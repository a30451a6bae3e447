/** First and last day, both included, with their value; all days are dates, or all are days of any year. */
export type DayRange<Value> = { readonly from: string; readonly to: string; readonly value: Value };

/** Sorts ranges by their days, as `findRange` requires. */
export function sortRanges<Value>(ranges: readonly DayRange<Value>[]): readonly DayRange<Value>[] {
  return ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The index of the range that contains a day, among sorted ranges that do not overlap; -1 where none does. */
export function findRange(ranges: readonly DayRange<unknown>[], day: string): number {
  let [first, end] = [0, ranges.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((ranges[middle]?.from ?? '') <= day) first = middle + 1;
    else end = middle;
  }
  return day <= (ranges[first - 1]?.to ?? '') ? first - 1 : -1;
}
