import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './sign-in-screen.module.css';

type Props = {
  readonly methods: readonly ProofMethod[];
  readonly texts: Readonly<Record<ProofMethod, string>>;
  readonly onChoose: (method: ProofMethod) => void;
  /** What follows the links. */
  readonly children?: ReactNode;
};

/** Links to the other proofs, below the current one. */
export function ProofLinks({ methods, texts, onChoose, children }: Props) {
  return (
    <Group gap="md">
      {methods.map((method) => (
        <ProofLink key={method} onClick={() => onChoose(method)}>
          {texts[method]}
        </ProofLink>
      ))}
      {children}
    </Group>
  );
}

type LinkProps = { readonly onClick: () => void; readonly children: ReactNode };

export function ProofLink({ onClick, children }: LinkProps) {
  return (
    <Anchor component="button" type="button" underline="always" className={styles.link ?? ''} onClick={onClick}>
      {children}
    </Anchor>
  );
}
