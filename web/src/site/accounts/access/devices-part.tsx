import type { OpenSession } from '@approdo/shared/contract/accounts/devices';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import styles from './access-section.module.css';
import { useSessions } from './use-sessions.ts';

/** The guest's open sessions; each but the present one can be ended. */
export function DevicesPart() {
  const { access } = useFurtherTexts();
  const { sessions, hasFailed, refusal, ...actions } = useSessions();

  return (
    <div className={styles.devices} aria-busy={!sessions && !hasFailed}>
      <h3>{access.devices}</h3>
      {refusal && (
        <Banner kind="error" isAnswer>
          {refusal}
        </Banner>
      )}
      {hasFailed && (
        <Banner kind="error" isAnswer>
          <p>{access.loadFailed}</p>
          <button type="button" className={buttons.quiet} onClick={() => void actions.load()}>
            {access.again}
          </button>
        </Banner>
      )}
      {sessions && <Sessions sessions={sessions} {...actions} />}
    </div>
  );
}

type SessionsProps = { readonly sessions: readonly OpenSession[] } & Pick<
  ReturnType<typeof useSessions>,
  'isBusy' | 'end' | 'endOthers'
>;

function Sessions({ sessions, isBusy, end, endOthers }: SessionsProps) {
  const { access } = useFurtherTexts();
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <Session key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {sessions.every(({ isThis }) => isThis) ? (
        <p>{access.alone}</p>
      ) : (
        <button type="button" className={buttons.quiet} aria-disabled={isBusy} onClick={() => void endOthers()}>
          {access.endOthers}
        </button>
      )}
    </>
  );
}

type SessionProps = { readonly session: OpenSession; readonly isBusy: boolean; readonly onEnd: () => void };

function Session({ session, isBusy, onEnd }: SessionProps) {
  const { language, access } = useFurtherTexts();
  const { id, client, by, createdAt, lastUsedAt, isThis, rememberedUntil } = session;
  const dateOf = (instant: string) => sayInstantDate(instant, language);
  return (
    <li>
      <div>
        <strong id={id}>{client}</strong> {isThis && <span className={styles.this}>{access.thisOne}</span>}
        <p>
          {access.began(dateOf(createdAt))} {access.by[by]}
        </p>
        <p>
          {access.used(dateOf(lastUsedAt))}
          {rememberedUntil !== null && ` · ${access.remembered(dateOf(rememberedUntil))}`}
        </p>
      </div>
      {!isThis && (
        <button type="button" className={buttons.quiet} aria-describedby={id} aria-disabled={isBusy} onClick={onEnd}>
          {access.end}
        </button>
      )}
    </li>
  );
}
