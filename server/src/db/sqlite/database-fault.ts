/** What keeps a file from being a database of this program, in words for the owner. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}
