import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type { LookFileAdded } from '@approdo/shared/contract/content/look';
import { logoName } from '@approdo/shared/domain/content/look/logo';
import { type Message, say } from '@approdo/shared/words/say';
import type { LogoFault, PictureMaker, ReadLogo } from '../../../adapters/picture-maker.ts';
import { drawBytes } from '../../../adapters/random.ts';
import { withScratchFile } from '../../../adapters/scratch-file.ts';
import { type SiteFiles, uploadKey } from '../../../adapters/site-files/site-files.ts';
import { HttpProblem } from '../../../http/problems.ts';

export type LogoNeeds = {
  readonly files: Pick<SiteFiles, 'store'>;
  readonly pictureMaker: Pick<PictureMaker, 'readLogo'>;
};

const LOGO_FAULTS: Readonly<Record<LogoFault, HttpProblem>> = {
  unsupported: refusal(415, say('logoUnsupported')),
  unreadable: refusal(400, say('logoUnreadable')),
  'too wide': refusal(400, say('logoTooWide')),
  unsafe: refusal(400, say('svgUnsafe')),
  'no size': refusal(400, say('svgWithoutSize')),
};

/** 128 bits: nobody guesses the name of a logo that is not published yet. */
const KEY_BYTES = 16;

/** Draws a logo or an icon anew and stores it among the uploads. Throws 400 or 415 if it is not accepted. */
export async function admitLogo(
  { files, pictureMaker }: LogoNeeds,
  { path }: ReceivedFile,
  as: ReadLogo['as'],
): Promise<LookFileAdded> {
  return await withScratchFile(`${path}.anew`, async (output) => {
    const made = await pictureMaker.readLogo({ input: path, output, as });
    if (typeof made === 'string') throw LOGO_FAULTS[made];
    const { extension, width, height, hints } = made;
    const file = logoName({ key: drawBytes(KEY_BYTES).toString('hex'), width, height, extension });
    await files.store.put(uploadKey(file), output);
    return { file, width, height, hints: [...hints] };
  });
}

function refusal(status: number, message: Message): HttpProblem {
  return new HttpProblem(status, message, { fields: { file: message } });
}
