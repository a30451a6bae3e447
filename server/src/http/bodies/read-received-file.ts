import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import { cleanLine } from '@approdo/shared/domain/base/text/text';

/** All bytes of a received file, whose size its row of the contract limits. */
export async function readReceivedFile({ path }: ReceivedFile): Promise<Buffer> {
  return await readFile(path);
}

/** How its sender calls a received file, without folders, cut at 200 characters. */
export function sentNameOf({ name }: Pick<ReceivedFile, 'name'>): string {
  return cleanLine(name.replace(/^.*[/\\]/s, '').slice(-200));
}
