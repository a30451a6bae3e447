/** The texts about card payments on a guest's stay. */
export const stayCard = {
  byCard: 'Paga con carta',
  opening: 'Un momento…',
  failed: 'Al momento il pagamento con carta non è disponibile. Riprova tra qualche minuto, o paga con bonifico.',
  test: 'Pagamenti di prova',
  testHelp: 'Nessuna carta viene addebitata.',
  waiting: 'Aspettiamo la conferma del pagamento',
  waitingHelp: 'Di solito bastano pochi secondi. Puoi anche chiudere la pagina: la conferma arriva da sola.',
  late: 'La conferma non è ancora arrivata. Arriva da sola: non pagare di nuovo, e ricontrolla più tardi.',
  look: 'Controlla di nuovo',
  paid: 'Pagamento ricevuto. Grazie!',
  closed: 'Il pagamento non è andato a buon fine: nulla è stato addebitato. Puoi riprovare.',
};
