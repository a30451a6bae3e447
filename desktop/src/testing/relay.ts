/** A listener for any event, for an emitter that does not know which. */
export function relay(listener: (...args: never[]) => void): (...args: unknown[]) => void {
  return (...args) => {
    Reflect.apply(listener, undefined, args);
  };
}
