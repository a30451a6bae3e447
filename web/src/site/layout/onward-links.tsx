import buttons from '../../ui/button.module.css';
import { usePageTexts } from '../texts/use-page-texts.ts';
import styles from './onward-links.module.css';

type OnwardLinksProps = {
  readonly href: string;
  readonly text: string;
  /** The Italian version of the missing page. */
  readonly italian: string | undefined;
};

/** Links onward from a page that does not exist. */
export function OnwardLinks({ href, text, italian }: OnwardLinksProps) {
  const { layout } = usePageTexts();
  const back = (
    <a className={italian ? buttons.quiet : buttons.button} href={href}>
      {text}
    </a>
  );
  if (!italian) return back;
  return (
    <p className={styles.ways}>
      <a className={buttons.button} href={italian} hrefLang="it">
        {layout.inItalian}
      </a>
      {back}
    </p>
  );
}
