import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

type Props = Omit<ModalProps, 'opened' | 'returnFocus' | 'centered'>;

/** A dialog that is open for as long as it is rendered. What had the focus before has it again afterwards. */
export function Window(props: Props) {
  useFocusReturn();
  return <Modal centered returnFocus={false} opened {...props} />;
}

function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
