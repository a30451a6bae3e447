const AROUND = 3;

/** The pages that have a button, rising: the first, the last and those around the one that is shown. */
export function listPageNumbers(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= AROUND,
  );
}
