import { useTexts } from '../texts/use-texts.ts';

/** Stands beside the box; the notice opens in a tab of its own, so that nothing typed is lost. */
export function PrivacyLabel() {
  const { before, link, after } = useTexts().forms.privacy;
  return (
    <>
      {before}
      <a href="/pages/informativa-privacy" target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  );
}
