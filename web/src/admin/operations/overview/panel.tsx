import { Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { FoldButton } from '../../kit/frame/fold.tsx';
import { useIsPhone } from '../../kit/frame/use-is-phone.ts';
import kit from '../../kit/styles/kit.module.css';
import styles from './panel.module.css';

type Props = {
  readonly title: string;
  /** 3 for a part of another panel. */
  readonly order?: 2 | 3;
  /** Whether a phone shows its title alone until that is pressed; nothing of it is read before. */
  readonly folds?: boolean;
  readonly children: ReactNode;
};

/** One subject of the overview. */
export function Panel({ title, order = 2, folds = false, children }: Props) {
  const id = useId();
  const canFold = useIsPhone() && folds;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = !canFold || isUnfolded;
  return (
    <section className={order === 2 ? `${kit.panel} ${kit.shrink}` : undefined} aria-labelledby={id}>
      <Title
        order={order}
        size={order === 2 ? 'h3' : 'h4'}
        id={id}
        className={styles.title}
        mb={isOpen ? 'var(--space-3)' : 0}
      >
        {canFold ? (
          <FoldButton isOpen={isOpen} onClick={() => setIsUnfolded(!isUnfolded)}>
            {title}
          </FoldButton>
        ) : (
          title
        )}
      </Title>
      {isOpen && children}
    </section>
  );
}

type Row = { readonly id: string; readonly name: string; readonly to: string; readonly facts: readonly string[] };

/** Links, each with what there is to know about it; a text where there are none. */
export function LinkList({ rows, none }: { readonly rows: readonly Row[]; readonly none: string }) {
  if (rows.length === 0) return <p className={`${kit.soft} ${kit.flush}`}>{none}</p>;
  return (
    <ul className={styles.list}>
      {rows.map(({ id, name, to, facts }) => (
        <li key={id}>
          <Link className={styles.name} to={to}>
            {name}
          </Link>
          <span className={kit.muted}>{facts.join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
