const AROUND = 3;

/** The page numbers that get a button, in order: the first, the last and those around the current one. */
export function listPageNumbers(page: number, pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= AROUND,
  );
}
