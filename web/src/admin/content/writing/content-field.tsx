import type { Faults } from '../../kit/form/use-form.ts';
import { RichTextEditor } from '../rich-text/index.ts';
import { WRITING } from './texts.ts';

type Props = {
  readonly form: {
    readonly faults: Faults;
    readonly change: (name: 'content', html: string) => void;
    readonly setIsWaiting: (isWaiting: boolean) => void;
  };
  /** The initial content: later changes stay in the editor. */
  readonly start: string;
};

/** The content of a post or page; it cannot be saved while a file is being uploaded into it. */
export function ContentField({ form, start }: Props) {
  return (
    <RichTextEditor
      label={WRITING.content}
      start={start}
      error={form.faults.content}
      onChange={(html) => form.change('content', html)}
      onWaiting={form.setIsWaiting}
    />
  );
}
