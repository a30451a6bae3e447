import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';

/** All bytes of a file that came, of which its row of the contract says how many they may be. */
export async function readReceived({ path }: ReceivedFile): Promise<Buffer> {
  return await readFile(path);
}
