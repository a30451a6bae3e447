import { useFurtherTexts } from '../../texts/use-texts.ts';
import { SECTION_IDS, type SectionName } from './section-ids.ts';
import styles from './stay-view.module.css';

type Props = {
  readonly sections: Readonly<Record<SectionName, boolean>>;
  /** Messages of the owner that the guest has not read. */
  readonly unread: number;
};

/** On a phone, links to the sections that the page has. */
export function SectionLinks({ sections, unread }: Props) {
  const { stay, stayNext, stayMessages, stayDocuments } = useFurtherTexts();
  const names: Record<SectionName, string> = {
    payments: stay.payments.title,
    arrival: stayNext.arrival,
    messages: stayMessages.title,
    documents: stayDocuments.title,
  };
  const shown = SECTION_ORDER.filter((section) => sections[section]);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={stayNext.sections}>
      <ul>
        {shown.map((section) => (
          <li key={section}>
            <a href={`#${SECTION_IDS[section]}`}>
              {names[section]}
              {section === 'messages' && unread > 0 && (
                <span className={styles.count} aria-label={stayMessages.unread(unread)} role="img">
                  {unread}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SECTION_ORDER: readonly SectionName[] = ['payments', 'arrival', 'messages', 'documents'];
