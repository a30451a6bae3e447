import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import styles from '../../bookings/own/stay-parts.module.css';
import { saveFile } from '../../forms/save-file.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { documentCalls } from '../money-client.ts';
import { AcceptForm } from './accept-form.tsx';
import { findContract } from './find-contract.ts';

type StayDocument = BookingDetails['documents'][number];

type Props = {
  /** Unless it is confirmed, no contract can be accepted or expected. */
  readonly booking: Pick<BookingDetails, 'status' | 'documents'>;
  readonly onAccepted: () => Promise<void>;
};

/** The contract, for the guest to read and accept, and the guest's receipts. */
export function DocumentsPart({ booking, onAccepted }: Props) {
  const { stayDocuments: words } = useFurtherTexts();
  const { documents, status } = booking;
  const isOn = status === 'CONFIRMED';
  const contracts = documents.filter(({ kind }) => kind === 'CONTRACT');
  const contract = findContract(booking);
  const hasAccepted = contracts.some(({ acceptedAt }) => acceptedAt !== undefined);
  if (documents.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="stay-documents">
      <h3 id="stay-documents">{words.title}</h3>
      {isOn && contracts.length > 0 && !contract && <p>{words.waitForNext}</p>}
      {contract && !contract.acceptedAt && hasAccepted && <Banner kind="note">{words.changed}</Banner>}
      <ul className={styles.documents}>
        {documents.toReversed().map((document) => (
          <Listed key={document.id} document={document} />
        ))}
      </ul>
      {contract && !contract.acceptedAt && <AcceptForm contract={contract} onAccepted={onAccepted} />}
    </section>
  );
}

function Listed({ document }: { readonly document: StayDocument }) {
  const { language, stayDocuments: words } = useFurtherTexts();
  const [hasFailed, setFailed] = useState(false);
  const { id, kind, number = '', total, voids, voidedBy, createdAt, acceptedAt, isSuperseded } = document;
  const name = kind === 'CONTRACT' ? words.contract : words.receipt(number);

  async function save(): Promise<void> {
    setFailed(false);
    await saveDocument(id, `${name.replaceAll(/[ /]+/g, '-').toLowerCase()}.pdf`).catch(() => setFailed(true));
  }

  return (
    <li>
      <span>
        {name}
        <span className={styles.state}>
          {formatInstantDate(createdAt, language)}
          {total !== undefined && ` · ${sayEuros(total, language)}`}
          {voids !== undefined && ` · ${words.voids(voids)}`}
          {voidedBy !== undefined && ` · ${words.voidedBy(voidedBy)}`}
          {acceptedAt !== undefined && ` · ${words.accepted(sayInstantDate(acceptedAt, language))}`}
          {isSuperseded && ` · ${words.superseded}`}
        </span>
      </span>
      <button type="button" className={buttons.quiet} aria-label={words.saveThis(name)} onClick={() => void save()}>
        {words.save}
      </button>
      {hasFailed && <Banner kind="error">{words.saveFailed}</Banner>}
    </li>
  );
}

/** Saves a document on the guest's device. Rejects where it cannot be read. */
async function saveDocument(id: string, fileName: string): Promise<void> {
  saveFile(await documentCalls.get({ params: { id } }), fileName);
}
