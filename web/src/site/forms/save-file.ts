/** Milliseconds after which the browser has surely begun to save what an object URL stands for. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Saves content under a file name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
