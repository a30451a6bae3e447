import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import type { Consent, Granted } from '@approdo/shared/node/drive/link';
import type { Schedule } from '@approdo/shared/node/schedule';
import { awaitBrowserCallback, NoCallbackFault } from '../loopback/browser-callback.ts';
import { DRIVE, TEXTS } from '../texts.ts';

type Options = {
  /** Builds the page that the browser opens; its answer returns to this address with this state. */
  readonly begin: (callback: { readonly redirectUri: string; readonly state: string }) => Promise<Consent>;
  readonly openExternal: (url: string) => Promise<void>;
  readonly schedule: Schedule;
  readonly signal: AbortSignal;
};

/** Asks for consent in the system's browser. Throws a DriveProblem, also if it is cancelled. */
export async function askConsent({ begin, ...needs }: Options): Promise<Granted> {
  const consent = { verifier: '', redirectUri: '' };
  const code = await awaitBrowserCallback({
    ...needs,
    begin: async ({ origin, state }) => {
      consent.redirectUri = `${origin}/`;
      const { url, verifier } = await begin({ redirectUri: consent.redirectUri, state });
      consent.verifier = verifier;
      return url;
    },
    read: readAnswer,
    unknown: DRIVE.pageUnknown,
  }).catch((fault: unknown) => {
    throw fault instanceof NoCallbackFault ? problemOf(fault) : fault;
  });
  if (code === undefined) throw new DriveProblem('refused', { words: DRIVE.denied });
  return { code, ...consent };
}

/** An answer without a code is a refusal. */
function readAnswer(query: URLSearchParams) {
  const code = query.get('code') || undefined;
  return { answer: code, message: code === undefined ? DRIVE.pageDenied : DRIVE.pageGranted };
}

function problemOf({ why }: NoCallbackFault): DriveProblem {
  if (why === 'NO_BROWSER') return new DriveProblem('refused', { words: TEXTS.noBrowser });
  return new DriveProblem('stopped', why === 'LATE' ? { words: DRIVE.tooLate } : {});
}
