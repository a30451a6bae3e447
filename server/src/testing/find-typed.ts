/** Encodings in which to look for a word: UTF-8 or UTF-16, plain or within base64. */
type Form = { readonly word: string; readonly name: string; readonly bytes: Buffer };

/** Finds words of at least four letters in bytes, each with the encoding found. */
export function findTyped(bytes: Uint8Array, words: readonly string[]): string[] {
  const haystack = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return words
    .flatMap(formsOf)
    .filter((form) => haystack.includes(form.bytes))
    .map(({ word, name }) => `${word} as ${name}`);
}

function formsOf(word: string): Form[] {
  const plain = [
    { name: 'utf8', bytes: Buffer.from(word) },
    { name: 'utf16le', bytes: Buffer.from(word, 'utf16le') },
    { name: 'utf16be', bytes: Buffer.from(word, 'utf16le').swap16() },
  ];
  const encoded = plain.flatMap(({ name, bytes }) =>
    [0, 1, 2].map((offset) => ({ name: `base64 of ${name}`, bytes: Buffer.from(base64At(bytes, offset)) })),
  );
  return [...plain, ...encoded].map((form) => ({ word, ...form }));
}

/** The base64 characters that these bytes determine at a given offset. */
function base64At(bytes: Uint8Array, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes]);
  const first = Math.ceil((offset * 8) / 6);
  const last = Math.floor((whole.length * 8) / 6);
  return whole.toString('base64').slice(first, last);
}
