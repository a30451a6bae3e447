import { devices, type OpenSession } from '@approdo/shared/contract/accounts/devices';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { Button, Text } from '@mantine/core';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { Part } from '../../kit/frame/part.tsx';
import { useRead } from '../../session/use-read.ts';
import lines from '../../shell/lines.module.css';
import { SESSIONS } from './texts/access.ts';

/** The owner's open sessions; each but the present one can be ended. */
export function DevicesCard() {
  const query = useRead(devices.list);
  return (
    <Part id="devices" title={SESSIONS.title}>
      <QueryStates query={query} failure={SESSIONS.loadFailed}>
        {(sessions) => <SessionList sessions={sessions} />}
      </QueryStates>
    </Part>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const one = useEndSession();
  const others = useEndOtherSessions();
  const isBusy = one.isPending || others.isPending;
  const isAlone = sessions.every(({ isThis }) => isThis);
  return (
    <>
      <ul className={lines.lines}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong id={session.id}>{session.client}</strong>{' '}
              {session.isThis && <Badge tone="done">{SESSIONS.thisOne}</Badge>}
              <p>{sayBeginning(session)}</p>
              <p>{sayUse(session)}</p>
            </div>
            {!session.isThis && (
              <Button
                variant="default"
                aria-describedby={session.id}
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) one.mutate(session);
                }}
              >
                {SESSIONS.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAlone ? (
        <Text mt="md">{SESSIONS.alone}</Text>
      ) : (
        <Button
          mt="md"
          size="md"
          variant="outline"
          color="red"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) others.mutate();
          }}
        >
          {SESSIONS.endOthers}
        </Button>
      )}
    </>
  );
}

function sayBeginning({ createdAt, by }: OpenSession): string {
  return `${SESSIONS.began(sayInstantDate(createdAt))} ${SESSIONS.by[by]}`;
}

function sayUse({ lastUsedAt, rememberedUntil }: OpenSession): string {
  const used = SESSIONS.used(sayInstantDate(lastUsedAt));
  return rememberedUntil === null ? used : `${used} · ${SESSIONS.remembered(sayInstantDate(rememberedUntil))}`;
}

/** Ends a session other than this one. */
function useEndSession() {
  return useAction({
    run: ({ id }: OpenSession, call) => call(devices.end, { params: { id } }),
    success: () => SESSIONS.ended,
    describe: SESSIONS.endFailed,
  });
}

/** Ends all but this one. */
function useEndOtherSessions() {
  return useAction({
    run: (_: undefined, call) => call(devices.endOthers),
    success: () => SESSIONS.othersEnded,
    describe: SESSIONS.endOthersFailed,
  });
}
