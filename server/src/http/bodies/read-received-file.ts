import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';

/** All bytes of a received file, whose size its row of the contract limits. */
export async function readReceivedFile({ path }: ReceivedFile): Promise<Buffer> {
  return await readFile(path);
}
