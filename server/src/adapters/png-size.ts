/** The sides of a PNG in pixels, as its header has them (PNG specification, 11.2.1). */
export function sizeOfPng(png: Uint8Array): { readonly width: number; readonly height: number } {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}
