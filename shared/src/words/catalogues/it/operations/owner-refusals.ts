/** Why a translation cannot be written, suggested or offered. */
export const translationRefusals = {
  slugFixedInEach: 'L’indirizzo (slug) di questa pagina non può essere cambiato, in nessuna lingua',
  translationGaps: 'Prima di pubblicare servono tutti i testi, controllati',
  translationPublished: 'Questo testo serve finché la traduzione è pubblicata',
  languageGaps: 'Prima di offrire la lingua traduci e controlla i testi indispensabili',
  neverTranslated:
    'Il servizio di traduzione riceve solo ciò che è pubblico: la guida della casa la leggono solo gli ospiti, e si traduce a mano',
  italianNotPublic: 'Il servizio di traduzione riceve solo ciò che è pubblico: prima pubblica l’italiano',
  tooLongToTranslate: ({ most }: { readonly most: string }) =>
    `Qui servono più di ${most} caratteri, che è quanto si può far tradurre in un giorno: scrivi la traduzione a mano`,
  translatedEnoughToday: ({ left, needed }: { readonly left: string; readonly needed: string }) =>
    `Oggi si possono far tradurre ancora ${left} caratteri, e qui ne servono ${needed}: riprova domani`,
};
