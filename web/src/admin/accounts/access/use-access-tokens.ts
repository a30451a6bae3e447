import { type AccessToken, tokens } from '@approdo/shared/contract/accounts/tokens';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useRead } from '../../session/use-read.ts';
import { TOKENS } from './texts/connections.ts';

/** The access tokens of programs. */
export function useAccessTokens() {
  return useRead(tokens.list);
}

/** Ends a token, after asking. */
export function useRemoveAccessToken() {
  return useRemoval<AccessToken>({
    run: ({ id }, call) => call(tokens.remove, { params: { id } }),
    success: () => TOKENS.removed,
    describe: TOKENS.removeFailed,
    question: ({ name }) => ({
      title: TOKENS.removal.title(name),
      text: TOKENS.removal.text,
      action: TOKENS.remove,
    }),
  });
}
