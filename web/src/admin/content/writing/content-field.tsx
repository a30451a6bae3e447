import type { Faults } from '../../kit/form/use-form.ts';
import { RichTextEditor } from '../rich-text/index.ts';
import { WRITING } from './texts/writing.ts';

type Props = {
  readonly form: {
    readonly faults: Faults;
    readonly change: (name: 'content', html: string) => void;
    readonly setIsWaiting: (isWaiting: boolean) => void;
  };
  /** What it begins with: from there on the editor knows by itself what is typed. */
  readonly start: string;
};

/** The text of a post or page; it is not saved while a file is on its way into it. */
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
