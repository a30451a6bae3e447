import type { OfferedLanguages as Offered } from '@approdo/shared/contract/content/languages';
import { LANGUAGE_NAMES, OTHER_LANGUAGES, type OtherLanguage } from '@approdo/shared/domain/language/language';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { QueryFaces } from '../../feedback/query-faces.tsx';
import { LANGUAGES_SCREEN } from '../../texts/languages.ts';
import { useTranslationsIn } from '../../translations/use-translations.ts';
import { MissingTexts } from './missing-texts.tsx';
import styles from './offered-languages.module.css';
import { ProgressLine } from './progress-line.tsx';
import { findGaps, useOffer } from './use-languages.ts';

type Props = {
  readonly offered: Offered;
  /** Whether who looks may say what is offered. */
  readonly canOffer: boolean;
};

/** How far each language is, and the switch that offers it. */
export function OfferedLanguages({ offered, canOffer }: Props) {
  const offer = useOffer();
  const gaps = findGaps(offer.error);
  const isOffered = (language: OtherLanguage) => offered.some((one) => one.language === language);

  function turn(language: OtherLanguage): void {
    const wanted = OTHER_LANGUAGES.filter((one) => isOffered(one) !== (one === language));
    offer.mutate({ body: { offered: wanted } });
  }

  return (
    <>
      <ul className={styles.languages}>
        {OTHER_LANGUAGES.map((language) => (
          <OneLanguage
            key={language}
            language={language}
            isOffered={isOffered(language)}
            isBusy={offer.isPending}
            onTurn={canOffer ? () => turn(language) : undefined}
          />
        ))}
      </ul>
      {gaps.length > 0 && <MissingTexts gaps={gaps} />}
    </>
  );
}

type OneLanguageProps = {
  readonly language: OtherLanguage;
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  readonly onTurn: (() => void) | undefined;
};

function OneLanguage({ language, isOffered, isBusy, onTurn }: OneLanguageProps) {
  const id = useId();
  const query = useTranslationsIn(language);
  return (
    <li className={styles.language}>
      <h3 className={styles.name} id={id}>
        {LANGUAGE_NAMES[language]}
      </h3>
      <QueryFaces query={query} failure={LANGUAGES_SCREEN.loadFailed}>
        {({ needed, all }) => (
          <>
            {needed.total > 0 && <ProgressLine label={LANGUAGES_SCREEN.needed} progress={needed} />}
            <ProgressLine label={LANGUAGES_SCREEN.all} progress={all} />
          </>
        )}
      </QueryFaces>
      <Switch
        label={LANGUAGES_SCREEN.offer}
        aria-describedby={id}
        checked={isOffered}
        disabled={onTurn === undefined}
        onChange={() => {
          if (!isBusy) onTurn?.();
        }}
      />
    </li>
  );
}
