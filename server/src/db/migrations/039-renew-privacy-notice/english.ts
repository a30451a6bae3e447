import { reworded } from './reworded.ts';

/** As it came last. */
const last = `<p>This page explains, under Articles 13 and 14 of Regulation (EU) 2016/679 (GDPR), how we handle the personal data of those who visit this site, open an account, write to us or ask to stay in the house.</p>
<h2>1. Controller</h2>
<p>The controller is the owner of the house advertised on this site. For any request about your data you can use the <a href="/contact">Contact</a> page: we will reply with the full contact details of the controller.</p>
<h2>2. Which data we process, and why</h2>
<ul><li><p><strong>Account</strong>: name, e-mail address, password (kept in a form that nobody, not even we, can read) and a profile picture if you add one. They let us recognise you and deal with your requests. Legal basis: performance of a contract or steps prior to entering into one (Art. 6(1)(b)).</p></li><li><p><strong>Requests for a stay</strong>: dates, name, e-mail, number of guests, notes and, if you wish to tell us, how you found us. They let us reply to you and organise your stay. Legal basis: performance of a contract or steps prior to entering into one (point (b)).</p></li><li><p><strong>Messages</strong> sent through the contact form: name, e-mail, telephone if you give it, and the text of the message; and those that we write to each other about a booking, with the moment at which they were read. Legal basis: steps taken at your request prior to entering into a contract (point (b)), or our legitimate interest in answering those who write to us (point (f)).</p></li><li><p><strong>Reviews</strong>: rating, comment, name and profile picture, published only once we have approved them. Legal basis: our legitimate interest in making guests’ experience known (point (f)).</p></li><li><p><strong>Legal obligations</strong>: when you stay with us we collect the data required by the rules on public security, taxes and the tourist tax. Legal basis: legal obligation (point (c)).</p></li><li><p><strong>Security</strong>: to prevent abuse, the network address from which sign-ins and messages come is counted for as long as strictly necessary, a few hours at most. Legal basis: our legitimate interest in the security of the site (point (f)).</p></li></ul>
<p>The data marked as required in the forms are needed to deal with your request; the others are optional. We take no automated decisions and do no profiling.</p>
<h2>3. Cookies and third-party content</h2>
<p>This site <strong>uses no cookies</strong>, neither its own nor those of others, and no statistics or advertising tools of third parties. We ourselves count, on our own server, how often pages are opened, in which language, which site people come from and how many quotes become requests: these are only numbers by day, kept for 25 months. In counting we keep no network address, nothing about your browser and no code that would recognise you, and we neither read nor write anything on your device. If you sign in to your account, your browser keeps the key of the session on your device: it is technically indispensable, and is deleted when you sign out.</p>
<p>Maps and videos from other services (OpenStreetMap, Google Maps, YouTube) appear only if you choose to load them with a click: from then on, the provider of the service receives your network address and processes your data under its own notice.</p>
<h2>4. Who can see the data</h2>
<p>The data are handled by us and by the people who help us run the house and the site. They may be disclosed to providers of IT and e-mail services that work on our behalf as processors (Art. 28), and to the authorities where the law requires it. We sell data to nobody. If a provider keeps them outside the European Economic Area, the transfer takes place under the safeguards of Articles 44 et seq. of the Regulation.</p>
<h2>5. How long we keep them</h2>
<ul><li><p>Account data for as long as the account exists; you can ask for its deletion at any time.</p></li><li><p>Requests that lead to no stay, and messages, for twelve months; messages about a booking until twelve months after departure.</p></li><li><p>Data about stays for the ten years that civil and tax law require.</p></li><li><p>Reviews for as long as they are published; if the account is deleted, they remain without personal data.</p></li><li><p>Backup copies for as long as it takes to protect the site against failures.</p></li></ul>
<h2>6. Your rights</h2>
<p>At any time you can ask us for access to your data, for their rectification or erasure, for restriction of processing and for portability, and you can object to processing based on legitimate interest (Articles 15 to 22 of the Regulation). A message from the <a href="/contact">Contact</a> page is enough: we reply within one month.</p>
<p>If you believe that the processing breaks the rules, you can lodge a complaint with the Italian data protection authority, the <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>, or with the authority of the country where you live or work.</p>
<h2>7. Changes</h2>
<p>If this notice changes significantly, we will say so on this page and, where needed, by e-mail to those who have an account.</p>`;

const second = reworded(last, [
  [
    '<li><p><strong>Messages</strong> sent through the contact form: name, e-mail, telephone if you give it, and the text of the message; and those that we write to each other about a booking, with the moment at which they were read. Legal basis: steps taken at your request prior to entering into a contract (point (b)), or our legitimate interest in answering those who write to us (point (f)).</p></li>',
    '<li><p><strong>Messages</strong> sent through the contact form: name, e-mail, telephone if you give it, and the text of the message. Legal basis: steps taken at your request prior to entering into a contract (point (b)), or our legitimate interest in answering those who write to us (point (f)).</p></li>',
  ],
  [
    '<li><p>Requests that lead to no stay, and messages, for twelve months; messages about a booking until twelve months after departure.</p></li>',
    '<li><p>Requests that lead to no stay, and messages, for twelve months.</p></li>',
  ],
]);

const first = reworded(second, [
  [
    '<li><p><strong>Requests for a stay</strong>: dates, name, e-mail, number of guests, notes and, if you wish to tell us, how you found us. They let us reply to you and organise your stay. Legal basis: performance of a contract or steps prior to entering into one (point (b)).</p></li>',
    '<li><p><strong>Requests for a stay</strong>: dates, name, e-mail, number of guests and notes. They let us reply to you and organise your stay. Legal basis: performance of a contract or steps prior to entering into one (point (b)).</p></li>',
  ],
  [
    `
<p>This site <strong>uses no cookies</strong>, neither its own nor those of others, and no statistics or advertising tools of third parties. We ourselves count, on our own server, how often pages are opened, in which language, which site people come from and how many quotes become requests: these are only numbers by day, kept for 25 months. In counting we keep no network address, nothing about your browser and no code that would recognise you, and we neither read nor write anything on your device. If you sign in to your account, your browser keeps the key of the session on your device: it is technically indispensable, and is deleted when you sign out.</p>`,
    `
<p>This site <strong>uses no cookies</strong>, neither its own nor those of others, and no statistics or advertising tools. If you sign in to your account, your browser keeps the key of the session on your device: it is technically indispensable, and is deleted when you sign out.</p>`,
  ],
]);

export const english = {
  before: [first, second, last],
  now: reworded(last, [
    [
      '<li><p><strong>Reviews</strong>: rating, comment, name and profile picture, published only once we have approved them. Legal basis: our legitimate interest in making guests’ experience known (point (f)).</p></li>',
      '<li><p><strong>Payments and receipts</strong>: what is due, what was paid or given back, when and how; on receipts the name of the payer and, if given, the payer’s address and tax code. If you pay by card, you type its details on the payment provider’s page: we are told only the outcome. Legal basis: performance of a contract (point (b)) and accounting and tax obligations (point (c)).</p></li><li><p><strong>Contract</strong>: if you accept it on this site, the text accepted, the account, the day and time, and the network address and browser from which you accept it, as evidence of the acceptance. Legal basis: performance of a contract (point (b)) and our legitimate interest in being able to prove it (point (f)).</p></li><li><p><strong>Reviews</strong>: rating, comment, name and profile picture, published only once we have approved them. Legal basis: our legitimate interest in making guests’ experience known (point (f)).</p></li>',
    ],
    [
      '<li><p><strong>Security</strong>: to prevent abuse, the network address from which sign-ins and messages come is counted for as long as strictly necessary, a few hours at most. Legal basis: our legitimate interest in the security of the site (point (f)).</p></li>',
      '<li><p><strong>Security</strong>: to prevent abuse, the network address from which sign-ins and messages come is counted for as long as strictly necessary, one day at most. Legal basis: our legitimate interest in the security of the site (point (f)).</p></li>',
    ],
    [
      `
<p>This site <strong>uses no cookies</strong>, neither its own nor those of others, and no statistics or advertising tools of third parties. We ourselves count, on our own server, how often pages are opened, in which language, which site people come from and how many quotes become requests: these are only numbers by day, kept for 25 months. In counting we keep no network address, nothing about your browser and no code that would recognise you, and we neither read nor write anything on your device. If you sign in to your account, your browser keeps the key of the session on your device: it is technically indispensable, and is deleted when you sign out.</p>`,
      `
<p>This site <strong>uses no cookies</strong>, neither its own nor those of others, and no statistics or advertising tools of third parties. We ourselves count, on our own server, how often pages are opened, in which language, which site people come from and how many quotes become requests: these are only numbers by day, kept for 25 months. In counting we keep no network address, nothing about your browser and no code that would recognise you, and we neither read nor write anything on your device.</p>
<p>On your device, your browser keeps only what is needed for what you do here: drafts of requests and messages, with the page to go back to, for seven days or until you send or delete them; if you sign in to your account, the key of the session and the pages of your bookings with the guide to the house, so that they can be read without a network too, until you sign out. All of this is technically indispensable.</p>`,
    ],
    [
      `
<p>The data are handled by us and by the people who help us run the house and the site. They may be disclosed to providers of IT and e-mail services that work on our behalf as processors (Art. 28), and to the authorities where the law requires it. We sell data to nobody. If a provider keeps them outside the European Economic Area, the transfer takes place under the safeguards of Articles 44 et seq. of the Regulation.</p>`,
      `
<p>The data are handled by us and by the people who help us run the house and the site. They may be disclosed to providers of IT and e-mail services that work on our behalf as processors (Art. 28), and to the authorities where the law requires it. If you pay by card, you give your data to Stripe, the payment provider, which processes them under its own notice and receives from us the amount and the reason for payment, with the code of the booking and the day of arrival. We sell data to nobody. If a provider keeps them outside the European Economic Area, the transfer takes place under the safeguards of Articles 44 et seq. of the Regulation.</p>`,
    ],
    [
      '<li><p>Requests that lead to no stay, and messages, for twelve months; messages about a booking until twelve months after departure.</p></li><li><p>Data about stays for the ten years that civil and tax law require.</p></li>',
      '<li><p>Requests that lead to no stay for twelve months after they were refused or expired, or after the days asked for if they were never answered; those that you withdraw are deleted at once.</p></li><li><p>Messages from the contact form for twelve months; messages about a booking until twelve months after departure.</p></li><li><p>Data about confirmed stays, even if later cancelled, and about requests for which something was paid, with the payments, receipts, the contract and the evidence of its acceptance, for the ten years that civil and tax law require.</p></li>',
    ],
    [
      '<li><p>Backup copies for as long as it takes to protect the site against failures.</p></li>',
      '<li><p>The list of e-mails sent by the site, without their text, for ninety days.</p></li><li><p>Backup copies for as long as it takes to protect the site against failures; what we delete remains in those made before, for as long as they exist.</p></li>',
    ],
  ])
    .replaceAll('network address', 'IP address')
    .replaceAll('e-mail', 'email')
    .replaceAll('sign-ins', 'logins')
    .replaceAll('you sign in', 'you log in')
    .replaceAll('you sign out', 'you log out'),
};
