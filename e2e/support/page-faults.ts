import type { BrowserContext } from '@playwright/test';

/** What a page did wrong, as its console would show it. */
type Faults = string[];

/**
 * Notes what goes wrong in any page of a browser: errors of its scripts, refusals that nobody expected, breaches of the policy.
 * A connection that was lost counts until its address is answered after all: the browser asks again by itself, over a new one.
 */
export async function watchPages(context: BrowserContext, faults: Faults): Promise<void> {
  const lost = createLostConnections(faults);
  context.on('weberror', (fault) => {
    const { message } = fault.error();
    if (!isTransitionGivenUp(message)) faults.push(`page error: ${message}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || isExpectedAnswer(message.text())) return;
    const fault = `console: ${message.text()}`;
    if (isLostConnection(message.text())) lost.note(message.location().url, fault);
    else faults.push(fault);
  });
  context.on('response', (response) => lost.answered(response.url()));
  await context.addInitScript(tellOfBreaches);
}

/** Chromium says nothing in its console of code that was tried and caught, such as `eval`; other browsers do. */
function tellOfBreaches(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
  );
}

/** Connection faults by the address that was asked for; one that is answered takes its own back from `faults`. */
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

/** What the console says of what the story itself took away. */
export function forgive(faults: Faults, expected: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
}

/** While a restore puts another site in the place of the one that runs, whoever asks is told to come again. */
export const SITE_EXCHANGED = /status of 503/;

/** The socket went away under a request; that the machine has no network at all, or that a script gave up, is none of these. */
export function isLostConnection(text: string): boolean {
  return /^Failed to load resource: net::ERR_(?:SOCKET_NOT_CONNECTED|CONNECTION_(?:RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|NETWORK_CHANGED)$/.test(
    text,
  );
}

/**
 * Whoever looks at a page before its stylesheet has come, as a story that waits for it does, makes Chromium give up the
 * transition to it: before a script of that page can be told, which says nothing of it (page-transition.ts).
 */
function isTransitionGivenUp(message: string): boolean {
  return /^Transition was aborted because of invalid state\b.*ViewTransition opt-in disabled/.test(message);
}

/** The browser notes each 4xx that a script handles, and a disk that is full; those are the story's own subject. */
function isExpectedAnswer(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of (?:4\d\d|507)/.test(text);
}
