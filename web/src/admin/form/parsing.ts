/** Nothing but what it brings along: zod, and the fields that most shapes are made of. */
import '@approdo/shared/contract/fields';
