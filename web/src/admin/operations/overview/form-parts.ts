/** Imported only to load what nearly every form needs: the form components, and zod with the common fields. */
import '@approdo/shared/contract/base/fields';
import '../../kit/form/form-buttons.tsx';
import '../../kit/form/form-problem.tsx';
import '../../kit/form/form-window.tsx';
import '../../kit/form/submit-button.tsx';
import '../../kit/form/use-form.ts';
