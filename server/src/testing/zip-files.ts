import { crc32, deflateRawSync } from 'node:zlib';

/** A file in a zip, honest unless told otherwise. */
export type ZipFile = {
  readonly name: string;
  readonly bytes?: Buffer | string;
  /** General purpose flags: 1 tells that it is encrypted. */
  readonly flags?: number;
  /** A Unix mode: 0o120777 is a symbolic link. */
  readonly mode?: number;
  /** The sizes that it claims to have. */
  readonly declared?: { readonly packed?: number; readonly size: number };
};

/** A zip of these files, deflated (APPNOTE.TXT 4.3). */
export function writeZip(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes = '', flags = 0, mode = 0o100644, declared } of files) {
    const content = Buffer.from(bytes);
    const packed = deflateRawSync(content);
    const sizes = { packed: packed.length, size: content.length, ...declared };
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20);
    about.writeUInt16LE(flags, 2);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(sizes.packed, 14);
    about.writeUInt32LE(sizes.size, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE((mode << 16) >>> 0, 6);
    place.writeUInt32LE(offset, 10);
    // Made on Unix, by version 2.0 of the format.
    const head = Buffer.from('PK\x01\x02\x14\x03', 'latin1');
    records.push(Buffer.concat([head, about, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
