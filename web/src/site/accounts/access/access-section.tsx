import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './access-section.module.css';

/** The anchor that letters link to, below the profile. */
const PLACE = 'accesso';

/** Loaded once it is opened, like its content. */
const AccessParts = lazy(async () => ({ default: (await import('./access-parts.tsx')).AccessParts }));

type Props = {
  /** Called with the account's proofs whenever they are read. */
  readonly onRead: (keys: OwnKeys) => void;
};

/** Access to the guest's account, closed until the guest opens it or a letter's link leads here. */
export function AccessSection({ onRead }: Props) {
  const { access, forms } = useFurtherTexts();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    if (location.hash !== `#${PLACE}`) return;
    setOpen(true);
    place.current?.scrollIntoView();
  }, []);

  return (
    <section id={PLACE} ref={place} className={styles.access} aria-labelledby="access-title">
      <h2 id="access-title">{access.title}</h2>
      {isOpen ? (
        <Suspense fallback={<Banner kind="note">{forms.moment}</Banner>}>
          <AccessParts onRead={onRead} />
        </Suspense>
      ) : (
        <button type="button" className={buttons.quiet} onClick={() => setOpen(true)}>
          {access.manage}
        </button>
      )}
    </section>
  );
}
