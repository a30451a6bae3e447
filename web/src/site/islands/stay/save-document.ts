import { documentCalls } from './stay-client.ts';

/** A browser needs a moment before a file that it is to save may be forgotten. */
const KEPT_MS = 60_000;

/** Hands a document to the person as a file. Rejects where it cannot be read. */
export async function saveDocument(id: string, fileName: string): Promise<void> {
  const paper = await documentCalls.get({ params: { id } });
  const address = URL.createObjectURL(paper);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
