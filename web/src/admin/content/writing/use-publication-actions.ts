import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { useRowActions } from '../../kit/feedback/use-row-actions.ts';
import { EDITABLE_ROW } from '../../kit/table/texts.ts';
import type { AnyCall } from '../../session/use-call.ts';

type Publication = {
  readonly id: string;
  readonly title: string;
  readonly published: boolean;
  readonly version: string;
};

type Options = {
  readonly edit: Endpoint;
  readonly remove: Endpoint;
  readonly says: Readonly<Record<'published' | 'hidden' | 'changeFailed' | 'removed' | 'removeFailed', string>>;
  /** The question before it is deleted. */
  readonly asks: { readonly title: string; readonly text: (title: string) => string };
};

/** The actions of what is published or a draft: publish, hide and delete. */
export function usePublicationActions<Row extends Publication>({ edit, remove, says, asks }: Options) {
  return useRowActions<Row>({
    change: {
      run: ({ id, version, published }, call: AnyCall) =>
        call(edit, { params: { id }, body: { published: !published }, version }),
      success: ({ published }) => (published ? says.hidden : says.published),
      describe: says.changeFailed,
    },
    remove: {
      run: ({ id }, call: AnyCall) => call(remove, { params: { id } }),
      question: ({ title }) => ({ title: asks.title, text: asks.text(title), action: EDITABLE_ROW.remove }),
      success: () => says.removed,
      describe: says.removeFailed,
    },
  });
}
