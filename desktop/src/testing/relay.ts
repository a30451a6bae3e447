/** A listener for any event, for an emitter that does not know which. */
export function relay(listener: (...told: never[]) => void): (...told: unknown[]) => void {
  return (...told) => {
    Reflect.apply(listener, undefined, told);
  };
}
