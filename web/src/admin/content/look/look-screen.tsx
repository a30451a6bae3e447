import { type LookDraft, type LookVersion, siteLook } from '@approdo/shared/contract/content/look';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { Window } from '../../kit/feedback/window.tsx';
import foot from '../../kit/form/form-foot.module.css';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { IdleButton } from '../../kit/form/place-button.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import kit from '../../kit/styles/kit.module.css';
import { SHELL } from '../../kit/texts.ts';
import { useRead } from '../../session/use-read.ts';
import { LookFields } from './look-fields.tsx';
import { BesideSite } from './site-preview.tsx';
import { LOOK, VERSIONS } from './texts.ts';
import { type EditedLook, useLookActions, useLookDraft } from './use-look-draft.ts';

/** How the site looks: each choice is kept as draft, shown at once beside it, and published on request. */
export function LookScreen() {
  return (
    <ScreenFrame>
      <QueryStates query={useRead(siteLook.draft)} failure={LOOK.loadFailed}>
        {(draft) => <LookEditor draft={draft} />}
      </QueryStates>
    </ScreenFrame>
  );
}

/** Starts with the draft as it was read first; what is read later is its own. */
function LookEditor({ draft }: { readonly draft: LookDraft }) {
  const edited = useLookDraft(draft);
  return (
    <>
      <BesideSite revision={edited.version}>
        <div className={kit.stack4}>
          <FormProblem problem={edited.problem} />
          <LookFields edited={edited} />
        </div>
      </BesideSite>
      <LookFoot edited={edited} />
    </>
  );
}

/** What is done with the whole look; in view for as long as something is not published. */
function LookFoot({ edited }: { readonly edited: EditedLook }) {
  const { problem, hasUnpublished, keep } = edited;
  const { isBusy, publish, discard, goBack } = useLookActions(edited);
  const versions = useRead(siteLook.versions);
  // The newest is on the site.
  const before = versions.data?.[1];
  const [isListed, setIsListed] = useState(false);
  const isIdle = !hasUnpublished || isBusy;

  return (
    <>
      <div
        className={foot.foot}
        style={{ marginBlock: 'var(--space-5) var(--space-4)' }}
        data-changed={hasUnpublished || undefined}
      >
        {problem && <Button onClick={() => void keep()}>{SHELL.save}</Button>}
        <IdleButton variant="filled" isIdle={isIdle || problem !== undefined} onPress={() => void publish()}>
          {LOOK.publish}
        </IdleButton>
        <IdleButton isIdle={isIdle} onPress={() => void discard()}>
          {LOOK.discard}
        </IdleButton>
        <span role="status">{hasUnpublished && LOOK.unpublished}</span>
      </div>
      <div className={kit.cluster}>
        <IdleButton isIdle={!before || isBusy} onPress={() => before && void goBack(sayPublished(before))}>
          {LOOK.back}
        </IdleButton>
        <Button variant="default" onClick={() => setIsListed(true)}>
          {VERSIONS.title}
        </Button>
      </div>
      {isListed && (
        <Window title={VERSIONS.title} onClose={() => setIsListed(false)}>
          <QueryStates query={versions} failure={VERSIONS.loadFailed}>
            {(list) => <ul className={`${kit.plainList} ${kit.stack3}`}>{list.map(drawVersion)}</ul>}
          </QueryStates>
        </Window>
      )}
    </>
  );
}

function sayPublished({ publishedAt }: LookVersion): string | undefined {
  return publishedAt === null ? undefined : sayInstantDateTime(publishedAt);
}

function drawVersion(version: LookVersion) {
  return (
    <li key={version.id} className={kit.spread}>
      <span>
        {sayPublished(version) ?? VERSIONS.first}
        {version.by && <span className={kit.soft}> {VERSIONS.by(version.by)}</span>}
      </span>
      {version.isCurrent && <Badge tone="done">{VERSIONS.current}</Badge>}
    </li>
  );
}
