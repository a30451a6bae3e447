/** Set by `npm run reliability -- --long`, and to `once` by `npm test`: the stories are the same, and run as often and as long as docs/reliability.md says. */
const form = process.env.APPRODO_RELIABILITY ?? 'short';

type RunLengths<Value> = {
  /** For the gate of every commit; by default as `short`. */
  readonly once?: Value;
  readonly short: Value;
  readonly long: Value;
};

/** Picks a value by the length of the run; nothing else differs between runs. */
export function byRunLength<Value>({ short, long, once = short }: RunLengths<Value>): Value {
  if (form === 'long') return long;
  return form === 'once' ? once : short;
}
