/** A fault of an archive or stored backup, with a message for the owner. Nothing was changed when it is thrown. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault';
}
