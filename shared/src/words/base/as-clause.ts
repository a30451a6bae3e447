/** A sentence as a clause of another: `Il portale non risponde.` becomes `il portale non risponde`. */
export function asClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
