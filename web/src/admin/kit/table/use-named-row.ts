import { useLocation, useNavigate } from 'react-router-dom';

type Identified = { readonly id: string };

/** The row that the address names after its `#`, and a function that removes the name again. */
export function useNamedRow<Row extends Identified>(rows: readonly Row[] | undefined) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const named = rows?.find(({ id }) => `#${id}` === hash);
  return {
    named,
    letGo(): void {
      if (named) navigate({ search }, { replace: true });
    },
  };
}
