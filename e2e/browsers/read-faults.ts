/**
 * Runs in a page whose browser hides its console from the driver: returns the faults since the last call, listening
 * from the first call on. It has no access to this module.
 */
export function readFaults(): string[] {
  const recorded: unknown = Reflect.get(window, 'faultsOfTest');
  if (Array.isArray(recorded)) return recorded.splice(0);
  const faults: string[] = [];
  Reflect.set(window, 'faultsOfTest', faults);
  const write = console.error;
  console.error = (...words: unknown[]) => {
    faults.push(`console: ${words.join(' ')}`);
    write(...words);
  };
  addEventListener('error', ({ message }) => faults.push(`page error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`page error: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    faults.push(`policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
  );
  return [];
}
