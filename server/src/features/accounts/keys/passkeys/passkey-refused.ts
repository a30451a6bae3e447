import { say } from '@approdo/shared/words/say';
import { HttpProblem } from '../../../../http/problems.ts';

/** The one refusal for every wrong answer of a passkey: 401. */
export class PasskeyRefused extends HttpProblem {
  /** The passkey whose counter is behind its recorded uses: it may have been copied. */
  readonly copiedId: string | undefined;

  constructor({ isUnknown = false, copiedId }: { isUnknown?: boolean; copiedId?: string } = {}) {
    super(401, say('passkeyRefused'), { extras: isUnknown ? { isUnknown } : {} });
    this.copiedId = copiedId;
  }
}
