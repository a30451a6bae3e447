import type { BrowserContext } from '@playwright/test';

/** The faults of a page, as its console would list them. */
type Faults = string[];

/**
 * Records the faults of all pages of a browser: script errors, unexpected refusals, policy violations. A lost
 * connection counts unless its address is answered later: the browser retries by itself, over a new one.
 */
export async function watchPages(context: BrowserContext, faults: Faults): Promise<void> {
  const lost = createLostConnections(faults);
  context.on('weberror', (fault) => {
    const { message } = fault.error();
    if (!isTransitionGivenUp(message)) faults.push(`page error: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || isExpectedAnswer(message.text()) || isAtRest(message.text())) return;
    const fault = `console: ${message.text()}`;
    if (isLostConnection(message.text())) lost.note(message.location().url, fault);
    else faults.push(fault);
  });
  context.on('response', (response) => lost.answered(response.url()));
  await context.addInitScript(reportViolations);
}

/** The script of these tests is refused as any other by a preview of the site, whose frame runs none. */
const isAtRest = (text: string) => /^Blocked script execution in '[^']*\/look\/[\w-]{43}\//.test(text);

/** Chromium's console omits blocked code that was caught, such as `eval`; other browsers' do not. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
  );
}

/** Connection faults by requested address; a later answer removes them from `faults`. */
export function createLostConnections(faults: Faults) {
  const open = new Map<string, string[]>();
  return {
    note(address: string, fault: string): void {
      faults.push(fault);
      open.set(address, [...(open.get(address) ?? []), fault]);
    },
    answered(address: string): void {
      for (const fault of open.get(address) ?? []) {
        const place = faults.indexOf(fault);
        if (place >= 0) faults.splice(place, 1);
      }
      open.delete(address);
    },
  };
}

/** Removes the faults that the story itself caused. */
export function forgive(faults: Faults, expected: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}

/** While a restore replaces the running site, callers get a 503 and retry. */
export const SITE_EXCHANGED = /status of 503/;

/** The connection was lost during a request; no network at all, or an aborted script, does not count. */
export function isLostConnection(text: string): boolean {
  return /^Failed to load resource: net::ERR_(?:SOCKET_NOT_CONNECTED|CONNECTION_(?:RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|NETWORK_CHANGED)$/.test(
    text,
  );
}

/**
 * Reading a page before its stylesheet has loaded, as a waiting story does, makes Chromium skip the transition to it,
 * before a script of that page could handle that (page-transition.ts).
 */
function isTransitionGivenUp(message: string): boolean {
  return /^Transition was aborted because of invalid state\b.*ViewTransition opt-in disabled/.test(message);
}

/** The browser logs each 4xx that a script handles, and a full disk; those are the story's own subject. */
function isExpectedAnswer(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of (?:4\d\d|507)/.test(text);
}
