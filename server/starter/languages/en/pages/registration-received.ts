import type { TranslatedPage } from '../../starter-language.ts';

export const registrationReceived: TranslatedPage = {
  slug: 'registrazione-richiesta',
  title: 'You are nearly there',
  excerpt: 'One more step: confirm your email address.',
  seoTitle: 'You are nearly there',
  seoDescription: 'What to do once you have signed up.',
  seoKeywords: '',
  content: `<p><strong>Thank you for signing up.</strong> We have sent you an email with a link: open it within 24 hours to confirm your address.</p>
<h2>Once you have confirmed</h2>
<ul><li><p>You can request your dates on the <a href="/booking">Book</a> page, and see how each request is coming along.</p></li><li><p>After your stay, you can tell others about it in a review.</p></li></ul>
<h2>Can’t find the email?</h2>
<p>Have a look in your spam folder. If it is not there either, <a href="/resend-confirmation">ask for a new link</a>; if something still does not work, <a href="/contact">write to us</a> and we will see to it.</p>
<p>In the meantime you are already logged in: you can look around and complete your <a href="/profile">profile</a>.</p>`,
};
