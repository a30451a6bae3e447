import { randomUUID } from 'node:crypto';
import { RECEIPT_MAX_BYTES } from '@approdo/shared/contract/law/alloggiati';
import { TABLE_MAX_BYTES } from '@approdo/shared/contract/law/official-tables';
import { EXPENSE_DOCUMENT_MAX_BYTES } from '@approdo/shared/contract/money/stored-documents';
import { AVATAR_MAX_BYTES } from '@approdo/shared/domain/accounts/avatar';
import { LOGO_MAX_BYTES } from '@approdo/shared/domain/content/look/logo';
import { uploadLimits } from '@approdo/shared/domain/content/media-limits';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import { RECEIPT } from '../../server/src/testing/filing-site.ts';
import { anMp3, anMp4, aPicture } from '../../server/src/testing/media-files.ts';
import type { RegisterSite } from '../../server/src/testing/register-site.ts';
import type { PreparedCall } from './prepare-calls.ts';

/** A video may have uploadLimits.video, too much for a test; like sound it is stored unchanged, whatever its size. */
const FILM_BYTES = 8 * 2 ** 20;

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** Bytes of one frame of anMp3. */
const FRAME_BYTES = 417;

/** Each kind of file that a row accepts, as large as allowed. */
export async function largestFiles(site: RegisterSite): Promise<Readonly<Record<string, readonly PreparedCall[]>>> {
  const picture = await aPicture();
  const file = (bytes: Uint8Array, name: string) => ({ file: new File([new Uint8Array(bytes)], name) });
  const guest = await site.addStay();
  await site.report(guest, 'UPLOADED', new Map([['a', 'a']]), site.clock.today());
  const [transmission] = await site.client.transmissions.list({ query: {} });
  const { id: expense } = await site.owner.client.expenses.add({
    body: { key: randomUUID(), day: site.clock.today(), category: 'OTHER', amount: 100 },
  });
  return {
    'expenses.addDocument': [
      { ...file(upTo(EXPENSE_DOCUMENT_MAX_BYTES, RECEIPT), 'bolletta.pdf'), params: { id: expense }, body: {} },
    ],
    'look.addFile': [
      file(upTo(LOGO_MAX_BYTES, await aPicture({ format: 'png' })), 'logo.png'),
      file(Buffer.from(DRAWING.padEnd(LOGO_MAX_BYTES)), 'logo.svg'),
    ].map((each) => ({ ...each, body: { as: 'LOGO' } })),
    'media.add': [
      file(upTo(uploadLimits.image, picture), 'mare.jpg'),
      file(anMp3(Math.floor(uploadLimits.audio / FRAME_BYTES)), 'mare.mp3'),
      file(anMp4({ mediaBytes: FILM_BYTES }), 'mare.mp4'),
    ].map((each) => ({ ...each, body: { key: randomUUID() } })),
    'profile.updateWithPicture': [{ ...file(upTo(AVATAR_MAX_BYTES, picture), 'mare.jpg'), body: {} }],
    'officialTables.import': [{ ...file(largestTable(), 'comuni.csv'), body: { kind: 'COMUNI', force: 'true' } }],
    'transmissions.addReceipt': [
      { ...file(upTo(RECEIPT_MAX_BYTES, RECEIPT), 'ricevuta.pdf'), params: { id: transmission?.id ?? '' } },
    ],
  };
}

/** Padded with zeros, which its readers ignore. */
function upTo(bytes: number, content: Uint8Array): Buffer {
  return Buffer.concat([content, Buffer.alloc(bytes - content.length)]);
}

/** The tests' municipalities, and as many others as there is room for. */
function largestTable(): Buffer {
  const rowOf = (index: number) => `${500_000_000 + index},COMUNE DI PROVA ${index},RM,\r\n`;
  const room = TABLE_MAX_BYTES - OFFICIAL_FILES.COMUNI.length;
  const others = Array.from({ length: Math.floor(room / rowOf(99_999).length) }, (_, index) => rowOf(index));
  return Buffer.from(OFFICIAL_FILES.COMUNI + others.join(''));
}
