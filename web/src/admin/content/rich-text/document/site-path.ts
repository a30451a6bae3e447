/** A file of the library is kept by its path, so that the library knows that it is used; any other address as it is. */
export function asPathOfThisSite(address: string): string {
  const written = address.trim();
  const start = `${window.location.origin}/uploads/`;
  return written.startsWith(start) ? written.slice(window.location.origin.length) : written;
}
