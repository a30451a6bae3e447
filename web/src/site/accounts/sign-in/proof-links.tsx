import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './second-step.module.css';

type Props = {
  readonly ways: readonly ProofMethod[];
  readonly onChoose: (way: ProofMethod) => void;
  /** Content after the links. */
  readonly children?: ReactNode;
};

/** The other methods of proof, below the one in use. */
export function ProofLinks({ ways, onChoose, children }: Props) {
  const { secondProof } = useTexts().account;
  const texts: Readonly<Record<ProofMethod, string>> = {
    PASSWORD: secondProof.usePassword,
    CODE: secondProof.useCode,
    RECOVERY: secondProof.useRecovery,
    PASSKEY: secondProof.usePasskey,
  };
  if (ways.length === 0 && !children) return null;
  return (
    <div className={styles.links}>
      {ways.map((way) => (
        <button key={way} type="button" onClick={() => onChoose(way)}>
          {texts[way]}
        </button>
      ))}
      {children}
    </div>
  );
}
