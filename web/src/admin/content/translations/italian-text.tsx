import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { Text, VisuallyHidden } from '@mantine/core';
import kit from '../../kit/styles/kit.module.css';
import { RichTextReading } from '../rich-text/index.ts';
import { compareWords, type Piece } from './compare-words.ts';
import styles from './italian-text.module.css';
import { TRANSLATION } from './texts.ts';
import type { TranslatedField } from './translation-draft.ts';

type Props = {
  readonly field: TranslatedField;
  /** Whether the translation is of an older Italian text. */
  readonly isOutdated: boolean;
};

/** The Italian of a text, and how it has changed since it was translated. */
export function ItalianText({ field: { format, italian, source }, isOutdated }: Props) {
  const change = isOutdated && source !== null && <Change before={read(format, source)} now={read(format, italian)} />;
  if (italian === '') return <Text c="dimmed">{TRANSLATION.noItalian}</Text>;
  return (
    <>
      {change}
      {format === 'html' && <RichTextReading content={italian} />}
      {format !== 'html' && !change && (
        <p className={`${kit.flush} ${kit.preformatted}`} style={{ lineHeight: 1.5 }}>
          {italian}
        </p>
      )}
    </>
  );
}

function read(format: TranslatedField['format'], text: string): string {
  return format === 'html' ? plainTextOf(text) : text;
}

function Change({ before, now }: { readonly before: string; readonly now: string }) {
  if (before === now) return <p className={kit.hintBelow}>{TRANSLATION.onlyLooks}</p>;
  const { older, newer } = compareWords(before, now);
  return (
    <div className={kit.stack3} style={{ marginBlockEnd: 'var(--space-3)' }}>
      <Version title={TRANSLATION.before} pieces={older} mark="del" />
      <Version title={TRANSLATION.now} pieces={newer} mark="ins" />
    </div>
  );
}

type VersionProps = { readonly title: string; readonly pieces: readonly Piece[]; readonly mark: 'del' | 'ins' };

function Version({ title, pieces, mark: Mark }: VersionProps) {
  return (
    <figure className={styles.version}>
      <figcaption className={kit.muted} style={{ marginBlockEnd: 'var(--space-1)' }}>
        {title}
      </figcaption>
      <p className={`${kit.flush} ${kit.preformatted}`} style={{ lineHeight: 1.5 }}>
        {pieces.map(({ text, isChanged, firstWord }) =>
          isChanged ? (
            <Mark key={firstWord}>
              <VisuallyHidden>{Mark === 'del' ? TRANSLATION.removed : TRANSLATION.added} </VisuallyHidden>
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </p>
    </figure>
  );
}
