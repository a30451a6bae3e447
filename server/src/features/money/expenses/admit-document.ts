import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import { EXPENSE_DOCUMENT_MAX_BYTES } from '@approdo/shared/contract/money/stored-documents';
import { say } from '@approdo/shared/words/say';
import type { PictureMaker } from '../../../adapters/picture-maker.ts';
import { withScratchFile } from '../../../adapters/scratch-file.ts';
import { sniffDocument } from '../../../adapters/sniff-media.ts';
import { readReceivedFile } from '../../../http/bodies/read-received-file.ts';
import { HttpProblem } from '../../../http/problems.ts';
import { PICTURE_FAULTS } from '../../content/media/index.ts';

export type PhotoMaker = Pick<PictureMaker, 'makeAnew'>;

type Admitted = { readonly type: string; readonly bytes: Uint8Array };

/** Small enough for the database, and a page stays readable. */
const PHOTO_LIMITS = { maxSide: 2000, maxBytes: EXPENSE_DOCUMENT_MAX_BYTES };

/** A PDF as it is, a photo made anew, of which only the pixels stay. Throws 400, 413 or 415 for other files. */
export async function admitDocument({ makeAnew }: PhotoMaker, file: ReceivedFile): Promise<Admitted> {
  const kind = await sniffDocument(file.path);
  if (kind === 'PDF') return { type: 'application/pdf', bytes: await readReceivedFile(file) };
  if (kind === undefined) throw new HttpProblem(415, say('documentUnknown'));
  return await withScratchFile(`${file.path}.anew`, async (output) => {
    const made = await makeAnew({ input: file.path, output, ...PHOTO_LIMITS });
    if (typeof made === 'string') throw PICTURE_FAULTS[made];
    return { type: made.type, bytes: await readReceivedFile({ ...file, path: output }) };
  });
}
