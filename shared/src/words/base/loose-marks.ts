const TAGS = /<[^>]*>/g;
const ADDRESSES = /https?:\S+/g;

/** A mark that French sets apart, with what stands before it, or the opening quote with what comes after it. */
const LOOSE = /[^\u00A0\u202F]»|«[^\u00A0\u202F]|[^\u00A0\u202F][:;!?](?!\d)/g;

/**
 * Where a line of a French text could begin or end with a mark that belongs to the word beside it: `: ; ! ?` and `« »`
 * keep to it by a no-break space. Hours such as `18:30`, addresses and markup are none of these.
 */
export function findLooseMarks(text: string): string[] {
  return text.replace(TAGS, '').replace(ADDRESSES, '').match(LOOSE) ?? [];
}
