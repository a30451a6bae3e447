import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { useTexts } from '../texts/use-texts.ts';

type PrivacyLabelProps = {
  /** What is said around the link; that the notice is accepted where left out. */
  readonly said?: { readonly before: string; readonly link: string; readonly after: string };
};

/** Stands beside the box; the notice opens in a tab of its own, so that nothing typed is lost. */
export function PrivacyLabel({ said }: PrivacyLabelProps) {
  const { language, forms } = useTexts();
  const { before, link, after } = said ?? forms.privacy;
  return (
    <>
      {before}
      <a href={addressIn(language, '/pages/informativa-privacy')} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  );
}
