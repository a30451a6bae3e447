import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type { UploadNote } from '@approdo/shared/contract/content/media';
import { uploadLimits } from '@approdo/shared/contract/content/media-limits';
import { losesMovement } from '../../../adapters/sniff-media.ts';

/**
 * What the sender should know of what became of the file. It is read from what came, not kept: an answer that was lost and is
 * asked for again tells it again.
 */
export async function findUploadNote({ path, size }: ReceivedFile): Promise<UploadNote | undefined> {
  if (size > uploadLimits.image) return undefined;
  return (await losesMovement(path)) ? 'first-picture-only' : undefined;
}
