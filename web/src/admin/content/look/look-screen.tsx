import { type LookDraft, siteLook } from '@approdo/shared/contract/content/look';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import kit from '../../kit/styles/kit.module.css';
import { useRead } from '../../session/use-read.ts';
import { LookFields } from './look-fields.tsx';
import { LookFoot } from './look-foot.tsx';
import { BesideSite } from './site-preview.tsx';
import { LOOK } from './texts.ts';
import { useLookDraft } from './use-look-draft.ts';

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
