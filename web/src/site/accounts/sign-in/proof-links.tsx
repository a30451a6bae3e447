import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './second-step.module.css';

type Props = {
  readonly methods: readonly ProofMethod[];
  readonly onChoose: (method: ProofMethod) => void;
  /** Content after the links. */
  readonly children?: ReactNode;
};

/** The other methods of proof, below the one in use. */
export function ProofLinks({ methods, onChoose, children }: Props) {
  const { secondProof } = useTexts().account;
  const texts: Readonly<Record<ProofMethod, string>> = {
    PASSWORD: secondProof.usePassword,
    CODE: secondProof.useCode,
    RECOVERY: secondProof.useRecovery,
    PASSKEY: secondProof.usePasskey,
  };
  if (methods.length === 0 && !children) return null;
  return (
    <div className={styles.links}>
      {methods.map((method) => (
        <button key={method} type="button" onClick={() => onChoose(method)}>
          {texts[method]}
        </button>
      ))}
      {children}
    </div>
  );
}
