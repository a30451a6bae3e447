/** The store of files does not answer, or not in time: what was asked of it may have been done or not. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}
