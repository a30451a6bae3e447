import type { FormEvent, ReactNode } from 'react';
import type { useForm } from '../../kit/form/use-form.ts';

type Props = {
  readonly form: { readonly props: ReturnType<typeof useForm>['props'] };
  readonly children: ReactNode;
};

/** The form of a window above another form: React would bubble its submit to that one. */
export function SmallForm({ form, children }: Props) {
  const { onSubmit, ...props } = form.props;
  return (
    <form
      {...props}
      onSubmit={(event: FormEvent) => {
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}
