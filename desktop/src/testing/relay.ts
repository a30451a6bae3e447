/** A listener of some event, for an emitter that does not know of which. */
export function relay(listener: (...told: never[]) => void): (...told: unknown[]) => void {
  return (...told) => {
    Reflect.apply(listener, undefined, told);
  };
}
