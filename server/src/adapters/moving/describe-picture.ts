import readExif from 'exif-reader';
import { decodeText } from './read-rows.ts';

/** The blocks of a picture's header, as the decoder hands them over. */
type Blocks = Readonly<Partial<Record<'exif' | 'iptc' | 'xmp', Buffer | undefined>>>;

/** What a picture tells of itself, empty where it tells nothing; a block that cannot be read tells nothing either. */
export function describePicture({ exif, iptc, xmp }: Blocks) {
  const { takenAt, description } = orElse({ takenAt: null, description: '' }, () => readExifFacts(exif));
  const packet = xmp?.subarray(0, MAX_XMP_BYTES).toString('utf8') ?? '';
  return {
    takenAt,
    descriptions: [orElse('', () => readIptcCaption(iptc)), readXmp(packet, 'dc:description'), description],
    alternative: readXmp(packet, 'Iptc4xmpCore:AltTextAccessibility'),
  };
}

function orElse<Result>(instead: Result, read: () => Result): Result {
  try {
    return read();
  } catch {
    return instead;
  }
}

type ExifFacts = { readonly takenAt: string | null; readonly description: string };

/** It was taken by the camera's clock, `yyyy-MM-ddTHH:mm:ss`. */
function readExifFacts(exif: Buffer | undefined): ExifFacts {
  const tags = exif && readExif(exif);
  // Its types leave out that a tag may be missing, broken, or bytes where it should be text.
  const taken: unknown = tags?.Photo?.DateTimeOriginal ?? tags?.Photo?.DateTimeDigitized;
  const description: unknown = tags?.Image?.ImageDescription;
  const text = Buffer.isBuffer(description) ? decodeText(description) : description;
  return {
    takenAt: taken instanceof Date ? taken.toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length) : null,
    description: typeof text === 'string' ? text : '',
  };
}

/** A JPEG's segment holds a quarter of it; other formats know no bound. */
const MAX_XMP_BYTES = 256 * 1024;

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** The text of a property in its first language, which is the default one (XMP part 1, 8.2.2.4). */
function readXmp(packet: string, property: string): string {
  const start = packet.indexOf(`<${property}`);
  const end = start < 0 ? -1 : packet.indexOf(`</${property}>`, start);
  if (end < 0) return '';
  const text = /<rdf:li\b[^>]*>([^<]*)</.exec(packet.slice(start, end))?.[1] ?? '';
  return text.replaceAll(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w{2,4}));/gi, readEntity);
}

function readEntity(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return ENTITIES.get(name) ?? whole;
  return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
}

const PHOTOSHOP = Buffer.from('Photoshop 3.0\0', 'latin1');
const RESOURCE = Buffer.from('8BIM', 'latin1');
const IPTC_RESOURCE = 0x0404;

const DATASET = 0x1c;
const CAPTION = { record: 2, number: 120 };

/** The caption (IPTC-IIM 4.2, dataset 2:120), alone or among Photoshop's resources; throws where it breaks off. */
function readIptcCaption(block: Buffer = Buffer.alloc(0)): string {
  const records = block.subarray(0, PHOTOSHOP.length).equals(PHOTOSHOP) ? findIptcResource(block) : block;
  let at = 0;
  while (records[at] === DATASET) {
    const size = records.readUInt16BE(at + 3);
    // From 32 KB on, which no caption has, the head is longer.
    if (size >= 0x8000) break;
    const isCaption = records[at + 1] === CAPTION.record && records[at + 2] === CAPTION.number;
    if (isCaption) return decodeText(records.subarray(at + 5, at + 5 + size));
    at += 5 + size;
  }
  return '';
}

/** A resource is its sign, a number, a name and a size; name and content are padded to an even length. */
function findIptcResource(block: Buffer): Buffer {
  let at = PHOTOSHOP.length;
  while (block.subarray(at, at + RESOURCE.length).equals(RESOURCE)) {
    const nameLength = 1 + block.readUInt8(at + 6);
    const sizeAt = at + 6 + nameLength + (nameLength % 2);
    const size = block.readUInt32BE(sizeAt);
    if (block.readUInt16BE(at + 4) === IPTC_RESOURCE) return block.subarray(sizeAt + 4, sizeAt + 4 + size);
    at = sizeAt + 4 + size + (size % 2);
  }
  return Buffer.alloc(0);
}
