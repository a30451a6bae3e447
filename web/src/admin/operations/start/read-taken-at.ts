/** Bytes read of a photo: its date is in the first segment, which is never longer. */
const HEAD_BYTES = 64 * 1024 + 4;

const EXIF = 0x45786966;
const EXIF_FOLDER = 0x8769;
const TAKEN_AT = 0x9003;

/** When a photo was taken, to the second, as sortable text; the file's date if the photo does not say. */
export async function readTakenAt(file: File): Promise<string> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return findTakenAt(head) ?? new Date(file.lastModified).toISOString().slice(0, 19);
}

/** DateTimeOriginal of a JPEG's EXIF (CIPA DC-008); undefined if it is missing or broken. */
export function findTakenAt(jpeg: DataView): string | undefined {
  try {
    const start = findTiff(jpeg);
    if (start === undefined) return undefined;
    const tiff = new DataView(jpeg.buffer, jpeg.byteOffset + start, jpeg.byteLength - start);
    const isLittle = tiff.getUint16(0) === 0x4949;
    const folder = findEntry(tiff, { at: tiff.getUint32(4, isLittle), tag: EXIF_FOLDER, isLittle });
    const date = folder === undefined ? undefined : findEntry(tiff, { at: folder, tag: TAKEN_AT, isLittle });
    return date === undefined ? undefined : readDate(tiff, date);
  } catch (fault) {
    // An offset beyond the bytes read is a RangeError.
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}

/** The offset of the TIFF data in the EXIF segment. */
function findTiff(jpeg: DataView): number | undefined {
  if (jpeg.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; jpeg.getUint8(at) === 0xff; at += 2 + jpeg.getUint16(at + 2)) {
    if (jpeg.getUint8(at + 1) === 0xe1 && jpeg.getUint32(at + 4) === EXIF) return at + 10;
  }
  return undefined;
}

type Wanted = { readonly at: number; readonly tag: number; readonly isLittle: boolean };

/** An entry's value, or its offset. */
function findEntry(tiff: DataView, { at, tag, isLittle }: Wanted): number | undefined {
  const count = tiff.getUint16(at, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12;
    if (tiff.getUint16(entry, isLittle) === tag) return tiff.getUint32(entry + 8, isLittle);
  }
  return undefined;
}

/** `2026:05:06 10:11:12` as `2026-05-06T10:11:12`. */
function readDate(tiff: DataView, at: number): string | undefined {
  const bytes = Array.from({ length: 19 }, (_, index) => tiff.getUint8(at + index));
  const [, year, month, day, time] =
    /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(String.fromCharCode(...bytes)) ?? [];
  return year && `${year}-${month}-${day}T${time}`;
}
