/** Stores a library file by its path, so that the library knows it is used; any other address unchanged. */
export function asPathOfThisSite(address: string): string {
  const written = address.trim();
  const start = `${window.location.origin}/uploads/`;
  return written.startsWith(start) ? written.slice(window.location.origin.length) : written;
}
