/** How a word may lie in bytes: as UTF-8 or UTF-16, and either of them within base64. */
type Form = { readonly word: string; readonly name: string; readonly bytes: Buffer };

/** Of words at least four letters long, those that lie somewhere in bytes, each with the form that it has there. */
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

/** The letters that bytes alone decide, wherever they begin in what is encoded. */
function base64At(bytes: Uint8Array, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes]);
  const first = Math.ceil((offset * 8) / 6);
  const last = Math.floor((whole.length * 8) / 6);
  return whole.toString('base64').slice(first, last);
}
