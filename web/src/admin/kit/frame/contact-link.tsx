import { type Reach, reachAddress } from '@approdo/shared/domain/messages/reach';
import type { ComponentProps } from 'react';
import { usePlatform } from '../../session/platform-context.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { readonly to: Reach };

/** A link that starts an e-mail or a call, through the shell if it offers that. */
export function ContactLink({ to, children, ...link }: Props) {
  const { reach } = usePlatform();
  return (
    <a
      {...link}
      href={reachAddress(to)}
      onClick={(event) => {
        if (!reach) return;
        event.preventDefault();
        void reach(to);
      }}
    >
      {children}
    </a>
  );
}
