import { type LookVersion, siteLook } from '@approdo/shared/contract/content/look';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Window } from '../../kit/feedback/window.tsx';
import foot from '../../kit/form/form-foot.module.css';
import { IdleButton } from '../../kit/form/place-button.tsx';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { useRead } from '../../session/use-read.ts';
import { LOOK, VERSIONS } from './texts.ts';
import { type EditedLook, useLookActions } from './use-look-draft.ts';

/** What is done with the whole look; in view for as long as something is not published. */
export function LookFoot({ edited }: { readonly edited: EditedLook }) {
  const { problem, hasUnpublished, keep } = edited;
  const actions = useLookActions(edited);
  const versions = useRead(siteLook.versions);
  const before = findBefore(versions.data ?? []);
  const [isListed, setIsListed] = useState(false);
  const isIdle = !hasUnpublished || actions.isBusy;

  return (
    <>
      <div
        className={foot.foot}
        style={{ marginBlock: 'var(--space-5) var(--space-4)' }}
        data-changed={hasUnpublished || undefined}
      >
        {problem && <Button onClick={() => void keep()}>{SHELL.save}</Button>}
        <IdleButton variant="filled" isIdle={isIdle || problem !== undefined} onPress={() => void actions.publish()}>
          {LOOK.publish}
        </IdleButton>
        <IdleButton isIdle={isIdle} onPress={() => void actions.discard()}>
          {LOOK.discard}
        </IdleButton>
        <span role="status">{hasUnpublished && LOOK.unpublished}</span>
      </div>
      <div className={kit.cluster}>
        <IdleButton
          isIdle={before === undefined || actions.isBusy}
          onPress={() => before && void actions.goBack(sayPublished(before))}
        >
          {LOOK.back}
        </IdleButton>
        <Button variant="default" onClick={() => setIsListed(true)}>
          {VERSIONS.title}
        </Button>
      </div>
      {isListed && (
        <Window title={VERSIONS.title} onClose={() => setIsListed(false)}>
          <QueryStates query={versions} failure={VERSIONS.loadFailed}>
            {(list) => <VersionList versions={list} />}
          </QueryStates>
        </Window>
      )}
    </>
  );
}

/** The look that was published before the present one. */
function findBefore(versions: readonly LookVersion[]): LookVersion | undefined {
  const present = versions.findIndex(({ isCurrent }) => isCurrent);
  return present < 0 ? undefined : versions[present + 1];
}

function sayPublished({ publishedAt }: LookVersion): string | undefined {
  return publishedAt === null ? undefined : sayInstantDateTime(publishedAt);
}

function VersionList({ versions }: { readonly versions: readonly LookVersion[] }) {
  return (
    <ul className={`${kit.plainList} ${kit.stack3}`}>
      {versions.map((version) => (
        <li key={version.id} className={kit.spread}>
          <span>
            {sayPublished(version) ?? VERSIONS.first}
            {version.by && <span className={kit.soft}> {VERSIONS.by(version.by)}</span>}
          </span>
          {version.isCurrent && <Badge tone="done">{VERSIONS.current}</Badge>}
        </li>
      ))}
    </ul>
  );
}
