import { useStageAddress } from './return-path.ts';
import styles from './stage-links.module.css';

type StageLinksProps = { readonly stages: Readonly<Record<`/${string}`, string>> };

/** The other stages of signing in, by address; each leads back to where the visitor came from. */
export function StageLinks({ stages }: StageLinksProps) {
  return (
    <p className={styles.stages}>
      {Object.entries(stages).map(([path, text]) => (
        <StageLink key={path} path={path} text={text} />
      ))}
    </p>
  );
}

/** Another stage of signing in. */
export function StageLink({ path, text }: { readonly path: string; readonly text: string }) {
  return <a href={useStageAddress(path)}>{text}</a>;
}
