import { type ReactNode, useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { SHELL } from '../texts/shell.ts';
import { useBanners } from './banners.ts';
import { Window } from './window.tsx';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window with a form: a click beside it does not throw away what was typed, nor does Escape in the sign-in dialog above. */
export function FormWindow({ title, onClose, children }: Props) {
  const { hasExpired } = useSession();
  const { clear } = useBanners();
  useEffect(clear, [clear]);
  return (
    <Window
      title={title}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={!hasExpired}
      trapFocus={!hasExpired}
      closeButtonProps={{ 'aria-label': SHELL.close }}
    >
      {children}
    </Window>
  );
}
