import { localStorageColorSchemeManager, MantineProvider, useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { SCHEME_KEY, type SchemeChoice } from '../../storage/scheme-choice.ts';
import { DARK_STYLES, resolveVariables, THEME } from './theme.ts';

const CHOICES = localStorageColorSchemeManager({ key: SCHEME_KEY });

type Props = {
  /** Told the scheme at the start and whenever it changes, for a window with parts of its own. */
  readonly onChoice?: ((choice: SchemeChoice) => void) | undefined;
  readonly children: ReactNode;
};

/** Mantine in the colours of the back office, light or dark as is chosen in this browser: around everything, once. */
export function ThemeProvider({ onChoice, children }: Props) {
  return (
    <MantineProvider
      theme={THEME}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={CHOICES}
      defaultColorScheme="auto"
    >
      <style>{DARK_STYLES}</style>
      {onChoice && <FollowChoice onChoice={onChoice} />}
      {children}
    </MantineProvider>
  );
}

function FollowChoice({ onChoice }: { readonly onChoice: (choice: SchemeChoice) => void }) {
  const { colorScheme } = useMantineColorScheme();
  useEffect(() => {
    onChoice(colorScheme);
  }, [onChoice, colorScheme]);
  return null;
}
