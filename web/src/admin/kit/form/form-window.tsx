import type { ModalProps } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../session/session-context.ts';
import { useBanners } from '../feedback/banners.ts';
import { Window } from '../feedback/window.tsx';
import { LeavablePartContext, useLeavablePart } from './leavable-part.tsx';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  /** For a form of more than a few fields. */
  readonly size?: ModalProps['size'];
  readonly fullScreen?: boolean | undefined;
  readonly children: ReactNode;
};

/** A window with a form: neither a click beside it nor Escape in the sign-in dialog above discards what was typed. */
export function FormWindow({ title, onClose, size = 'md', fullScreen = false, children }: Props) {
  const { hasExpired } = useSession();
  const { clear } = useBanners();
  const { addGuard, leaveBy } = useLeavablePart();
  const leave = leaveBy(onClose);
  useEffect(clear, [clear]);
  return (
    <Window
      title={title}
      onClose={leave}
      size={size}
      fullScreen={fullScreen}
      closeOnClickOutside={false}
      closeOnEscape={!hasExpired}
      trapFocus={!hasExpired}
    >
      <LeavablePartContext value={{ addGuard, leave }}>{children}</LeavablePartContext>
    </Window>
  );
}
