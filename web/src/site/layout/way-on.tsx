import buttons from '../../ui/button.module.css';
import { usePageTexts } from '../texts/use-page-texts.ts';
import styles from './way-on.module.css';

type WayOnProps = {
  readonly href: string;
  readonly text: string;
  /** Where what is missing here can be read in Italian. */
  readonly italian: string | undefined;
};

/** Where to go from a page that there is not. */
export function WayOn({ href, text, italian }: WayOnProps) {
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
