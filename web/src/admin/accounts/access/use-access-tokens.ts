import { type AccessToken, tokens } from '@approdo/shared/contract/accounts/tokens';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useClient } from '../../session/platform-context.ts';
import { TOKEN_FORM, TOKENS } from './texts/connections.ts';

const ROWS = { tokens };
const TOKENS_KEY = ['access tokens'];

/** By which programs call. */
export function useAccessTokens() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: TOKENS_KEY, queryFn: ({ signal }) => client.tokens.list({ signal }) });
}

/** Resolves with the one that was made, which is told this once; rejects where the server refuses. */
export function useCreateAccessToken() {
  const client = useClient(ROWS);
  return useAction({ run: client.tokens.create, reloads: [TOKENS_KEY], success: () => TOKEN_FORM.created });
}

/** Ends one, after asking. */
export function useRemoveAccessToken() {
  const client = useClient(ROWS);
  return useRemoval<AccessToken>({
    run: ({ id }) => client.tokens.remove({ params: { id } }),
    reloads: [TOKENS_KEY],
    success: () => TOKENS.removed,
    describe: (fault) => sayWhatServerSaid(fault, TOKENS.removeFailed),
    question: ({ name }) => ({
      title: TOKENS.removal.title(name),
      text: TOKENS.removal.text,
      action: TOKENS.remove,
    }),
  });
}
