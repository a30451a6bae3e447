import { Button, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SHELL } from '../texts.ts';
import { type Failure, isSessionOver, sayThisFirst } from './failure.ts';

type Props<Found> = {
  readonly query: UseQueryResult<Found>;
  /** What is said where it cannot be read; with the server's reason below, unless it says one of its own. */
  readonly failure: string | Failure;
  /** What is said where there is none; left out where there always is one. */
  readonly empty?: { readonly when: (found: Found) => boolean; readonly text: string };
  /** What stands there until it is read, where that has a shape of its own. */
  readonly loading?: ReactNode;
  readonly children: (found: Found) => ReactNode;
};

/** The four faces of what is read: loading, error with a way on, empty, filled. What was read once stays while it is read again. */
export function QueryFaces<Found>({ query, failure, empty, loading, children }: Props<Found>) {
  if (query.data !== undefined) {
    return empty?.when(query.data) ? <EmptyFace text={empty.text} /> : children(query.data);
  }
  if (query.isError && !isSessionOver(query.error)) {
    const said = typeof failure === 'string' ? sayThisFirst(query.error, failure) : failure;
    return <ErrorFace failure={said} onRetry={() => void query.refetch()} />;
  }
  return loading ?? <LoadingFace />;
}

/** Stands where something is read that may be there or not: what follows it waits, where a screen is opened, as behind a loading face. */
export function Coming() {
  return <div hidden data-coming="" />;
}

export function LoadingFace() {
  return (
    <Stack aria-busy="true" data-coming="">
      <VisuallyHidden>{SHELL.loading}</VisuallyHidden>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  );
}

export function EmptyFace({ text }: { readonly text: string }) {
  return (
    <Paper withBorder p="xl" ta="center">
      <Text c="dimmed">{text}</Text>
    </Paper>
  );
}

type ErrorFaceProps = { readonly failure: Failure; readonly onRetry: () => void };

function ErrorFace({ failure, onRetry }: ErrorFaceProps) {
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
