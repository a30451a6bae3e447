import type { TranslatedPage } from '../../starter-language.ts';

export const registrationReceived: TranslatedPage = {
  slug: 'registrazione-richiesta',
  title: 'Registration requested',
  excerpt: 'One more step: confirm your e-mail address.',
  seoTitle: 'Registration requested',
  seoDescription: 'What to do after you have asked to register.',
  seoKeywords: '',
  content: `<p><strong>Thank you, you are nearly there.</strong> We have sent you an e-mail with a link: open it within 24 hours to confirm your address.</p>
<h2>Once you have confirmed</h2>
<ul><li><p>You can ask for your dates on the <a href="/booking">Book</a> page, and see how each request is getting on.</p></li><li><p>After your stay, you can tell others about it in a review.</p></li></ul>
<h2>Can’t find the e-mail?</h2>
<p>Have a look in your spam folder. If it is not there either, <a href="/resend-confirmation">ask for a new link</a>; if something still does not work, <a href="/contact">write to us</a> and we will see to it.</p>
<p>In the meantime you are already signed in: you can look around and complete your <a href="/profile">profile</a>.</p>`,
};
