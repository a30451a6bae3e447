import { Button, Stack, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SHELL } from '../kit/texts.ts';
import { canOpen } from '../session/guard.ts';
import { Leave } from '../session/leave.tsx';
import { usePlatform } from '../session/platform-context.ts';
import type { Screen } from '../session/screen.ts';
import { ScreenContext } from '../session/screen-context.ts';
import { useSession } from '../session/session-context.ts';
import { FIRST_SCREENS } from './screens/first.ts';

type Props = { readonly screen: Screen; readonly children: ReactNode };

/** The only guard: an account without access gets nothing of the screen, not even its code. */
export function ScreenRoute({ screen, children }: Props) {
  const { user } = useSession();
  const { site } = usePlatform();
  if (canOpen(screen, user)) return <ScreenContext value={screen}>{children}</ScreenContext>;
  // A wrong role is sent to the site's home page, if there is a site.
  if (site) return <Leave through={site.toHome} />;
  return <Fault title={SHELL.refusedTitle} text={SHELL.refused} hasStart={canOpen(FIRST_SCREENS[0], user)} />;
}

export function UnknownRoute() {
  return <Fault title={SHELL.notFoundTitle} text={SHELL.notFound} hasStart />;
}

type FaultProps = { readonly title: string; readonly text: string; readonly hasStart: boolean };

function Fault({ title, text, hasStart }: FaultProps) {
  return (
    <Stack align="flex-start">
      <title>{`${title} · ${SHELL.product}`}</title>
      <Title order={1}>{title}</Title>
      <Text>{text}</Text>
      {hasStart && (
        <Button component={Link} to="/">
          {SHELL.toStart}
        </Button>
      )}
    </Stack>
  );
}

type BoundaryProps = {
  /** The address: another one is tried anew. */
  readonly place: string;
  readonly children: ReactNode;
};

type BoundaryState = { readonly place: string; readonly isBroken: boolean };

/** Replaces a screen that crashes or whose code does not load; the rest stays. React offers this to classes only. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, isBroken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, isBroken: false };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Stack align="flex-start" role="alert">
        <Text fw={600}>{SHELL.unexpected}</Text>
        <Button onClick={() => window.location.reload()}>{SHELL.retry}</Button>
      </Stack>
    );
  }
}
