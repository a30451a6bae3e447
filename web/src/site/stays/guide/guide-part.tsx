import type { BookingGuide } from '@approdo/shared/contract/stays/guide';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import buttons from '../../../ui/button.module.css';
import content from '../../content/rich-content/rich-content.module.css';
import { langOf } from '../../page/in-language.ts';
import { rawHtml } from '../../page/raw-html.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { drawGuide } from './draw-guide.ts';
import styles from './guide-part.module.css';

type Props = { readonly guide: BookingGuide; readonly today: string };

/** The door code, on the days on which the guest may see it. */
export function DoorPart({ guide: { doorCode } }: Pick<Props, 'guide'>) {
  const words = useFurtherTexts().stayGuide.guide;
  if (doorCode === undefined) return null;
  return (
    <section className={styles.door} aria-labelledby="stay-door">
      <h3 id="stay-door">{words.doorCode}</h3>
      <p translate="no">{doorCode}</p>
    </section>
  );
}

/** The open sections of the guide for this stay, and when the rest opens; nothing if nothing is to come. */
export function GuidePart({ guide, today }: Props) {
  const { language, stayGuide } = useFurtherTexts();
  const words = stayGuide.guide;
  const { sections, closesOn, opensNextOn, pictures } = guide;
  const isOver = isClosed(guide, today);
  if (!hasGuide(guide, today)) return null;
  return (
    <section className={styles.guide} aria-labelledby="stay-guide">
      <h3 id="stay-guide">{words.title}</h3>
      {sections.map((section) => (
        <article key={section.id} className={styles.section} aria-labelledby={`guide-${section.id}`}>
          <h4 id={`guide-${section.id}`} {...langOf(section, 'title')}>
            {section.title}
          </h4>
          <div
            className={content.content}
            {...langOf(section, 'content')}
            {...rawHtml(drawGuide(section.content, pictures, words))}
          />
        </article>
      ))}
      {opensNextOn !== null && !isOver && (
        <p className={styles.note}>
          {(sections.length > 0 ? words.opensRest : words.opens)(sayLocalDate(opensNextOn, language))}
        </p>
      )}
      {closesOn !== null && isOver && sections.length === 0 && (
        <p className={styles.note}>{words.closed(sayLocalDate(closesOn, language))}</p>
      )}
      {sections.length > 0 && (
        <button type="button" className={`${buttons.quiet} ${styles.print}`} onClick={() => print()}>
          {words.print}
        </button>
      )}
    </section>
  );
}

/** Whether there is anything to read in the guide, or to say of it. */
export function hasGuide(guide: BookingGuide, today: string): boolean {
  return guide.sections.length > 0 || guide.opensNextOn !== null || isClosed(guide, today);
}

function isClosed({ closesOn }: BookingGuide, today: string): boolean {
  return closesOn !== null && closesOn < today;
}
