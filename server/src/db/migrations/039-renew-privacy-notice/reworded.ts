type Rewording = readonly [said: string, says: string];

/** A text with these passages replaced. Throws unless each occurs exactly once. */
export function reworded(text: string, rewordings: readonly Rewording[]): string {
  return rewordings.reduce((before, [said, says]) => {
    const [start, end, ...more] = before.split(said);
    if (start === undefined || end === undefined || more.length > 0) throw new Error(`not once in the text: ${said}`);
    return start + says + end;
  }, text);
}
