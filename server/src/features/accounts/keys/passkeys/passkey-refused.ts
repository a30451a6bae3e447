import { say } from '@approdo/shared/words/say';
import { HttpProblem } from '../../../../http/problems.ts';

/** One refusal for whatever is wrong with the answer of a passkey: 401. */
export class PasskeyRefused extends HttpProblem {
  /** The passkey whose counter is behind the uses that were counted here: it may have been copied. */
  readonly copiedId: string | undefined;

  constructor({ isUnknown = false, copiedId }: { isUnknown?: boolean; copiedId?: string } = {}) {
    super(401, say('passkeyRefused'), { extras: isUnknown ? { isUnknown } : {} });
    this.copiedId = copiedId;
  }
}
