const TAGS = /<[^>]*>/g;
const ADDRESSES = /https?:\S+/g;

/** A French mark without a no-break space: with the character before it, or after the opening quote. */
const LOOSE = /[^\u00A0\u202F]»|«[^\u00A0\u202F]|[^\u00A0\u202F][:;!?](?!\d)/g;

/**
 * The marks of a French text that lack their no-break space, so that a line could break there: `: ; ! ?` and `« »`.
 * Times such as `18:30`, addresses and markup are ignored.
 */
export function findLooseMarks(text: string): string[] {
  return text.replace(TAGS, '').replace(ADDRESSES, '').match(LOOSE) ?? [];
}
