/** Stands beside the box; the notice opens in a tab of its own, so that nothing typed is lost. */
export function PrivacyLabel() {
  return (
    <>
      Ho letto e accetto l’
      <a href="/pages/informativa-privacy" target="_blank" rel="noopener">
        informativa sulla privacy
      </a>
    </>
  );
}
