/** What is wrong with an archive or a stored backup, in words for the owner. Nothing was changed when it is thrown. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault';
}
