import type { AccessToken } from '@approdo/shared/contract/accounts/tokens';
import { sayInstantDate, sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { Button, Stack, Title } from '@mantine/core';
import { EmptyState, QueryStates } from '../../../kit/feedback/query-states.tsx';
import lines from '../../../shell/lines.module.css';
import { PROGRAMS, TOKENS } from '../texts/connections.ts';
import { useAccessTokens, useRemoveAccessToken } from '../use-access-tokens.ts';
import { TokenForm } from './token-form.tsx';

/** The access tokens of programs, and the form for another. */
export function TokensPart() {
  const query = useAccessTokens();
  return (
    <section aria-labelledby="access-tokens">
      <Title order={3} id="access-tokens" mb="xs">
        {TOKENS.title}
      </Title>
      <Stack>
        <QueryStates query={query} failure={TOKENS.loadFailed}>
          {(tokens) => (tokens.length === 0 ? <EmptyState text={PROGRAMS.none} /> : <TokenList tokens={tokens} />)}
        </QueryStates>
        <TokenForm />
      </Stack>
    </section>
  );
}

function TokenList({ tokens }: { readonly tokens: readonly AccessToken[] }) {
  const removal = useRemoveAccessToken();
  return (
    <ul className={lines.lines}>
      {tokens.map((token) => (
        <li key={token.id}>
          <div>
            <strong id={token.id}>{token.name}</strong>
            <p>{token.scopes.map((scope) => TOKENS.scopes[scope]).join(', ')}</p>
            <p>{sayTimes(token)}</p>
          </div>
          <Button
            variant="default"
            aria-describedby={token.id}
            disabled={removal.isRunning}
            onClick={() => void removal.remove(token)}
          >
            {TOKENS.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function sayTimes({ lastUsedAt, expiresAt }: AccessToken): string {
  const used = lastUsedAt === null ? TOKENS.neverUsed : TOKENS.lastUsed(sayInstantDateTime(lastUsedAt));
  return `${used} · ${TOKENS.goodUntil(sayInstantDate(expiresAt))}`;
}
