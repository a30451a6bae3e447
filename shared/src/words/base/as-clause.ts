/** A sentence as it goes on from another one: `Il portale non risponde.` is `il portale non risponde`. */
export function asClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
