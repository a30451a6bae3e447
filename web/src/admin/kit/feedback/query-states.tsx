import { Button, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SHELL } from '../texts.ts';
import { describeFailure, type Failure, isSessionOver } from './failure.ts';

type Props<Found> = {
  readonly query: UseQueryResult<Found>;
  /** The message if reading fails; the server's reason is added below, unless the message has a detail of its own. */
  readonly failure: string | Failure;
  /** The message for an empty result; left out if there always is one. */
  readonly empty?: { readonly when: (found: Found) => boolean; readonly text: string };
  /** The placeholder while loading, if the content has a shape of its own. */
  readonly loading?: ReactNode;
  readonly children: (found: Found) => ReactNode;
};

/** The four states of a query: loading, error with a retry, empty, filled. Refetching keeps what is displayed. */
export function QueryStates<Found>({ query, failure, empty, loading, children }: Props<Found>) {
  if (query.data !== undefined) {
    return empty?.when(query.data) ? <EmptyState text={empty.text} /> : children(query.data);
  }
  if (query.isError && !isSessionOver(query.error)) {
    const message = typeof failure === 'string' ? describeFailure(query.error, failure) : failure;
    return <ErrorState failure={message} onRetry={() => void query.refetch()} />;
  }
  return loading ?? <LoadingState />;
}

/** Marks the place of content that may or may not follow: while a screen opens, what comes after it waits. */
export function PendingContent() {
  return <div hidden data-coming="" />;
}

export function LoadingState() {
  return (
    <Stack aria-busy="true" data-coming="">
      <VisuallyHidden>{SHELL.loading}</VisuallyHidden>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  );
}

export function EmptyState({ text }: { readonly text: string }) {
  return (
    <Paper withBorder p="xl" ta="center">
      <Text c="dimmed">{text}</Text>
    </Paper>
  );
}

type ErrorStateProps = { readonly failure: Failure; readonly onRetry: () => void };

function ErrorState({ failure, onRetry }: ErrorStateProps) {
  return (
    <Paper withBorder p="xl" role="alert">
      <Stack align="center" gap="xs">
        <Text fw={600}>{failure.text}</Text>
        {failure.detail && <Text c="dimmed">{failure.detail}</Text>}
        <Button variant="default" mt="sm" onClick={onRetry}>
          {SHELL.retry}
        </Button>
      </Stack>
    </Paper>
  );
}
