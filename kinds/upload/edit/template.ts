import type { TaskTemplate } from '#kinds/define/edit.ts'

/** A photo of one's own desk, rated by the leader. */
export const template: TaskTemplate = {
  file: {
    content: { type: 'upload', accepts: ['picture', 'document'], minimum: 1, maximum: 3 },
    points: 20,
    minutes: 10,
    isLeaderAcceptRequired: true,
  },
  pictures: {},
  words: {
    en: {
      name: 'Your safe desk',
      goal: 'Set up your place so that nothing confidential is in sight, and show it.',
      congrats: 'Thank you. Your leader takes a look at it.',
      asks: {
        files: {
          question: 'Hand in a photo of your desk as you leave it in the evening.',
          text: 'It is rated by three things: the screen is locked, nothing is written on notes, keys and cards are put away.',
          explanation: 'Take no picture of people, customer data or screens that are on.',
        },
      },
    },
    pl: {
      name: 'Bezpieczne biurko',
      goal: 'Przygotuj swoje miejsce tak, żeby nic poufnego nie było widać, i pokaż je.',
      congrats: 'Dziękujemy. Lider wkrótce obejrzy zdjęcie.',
      asks: {
        files: {
          question: 'Oddaj zdjęcie biurka w takim stanie, w jakim zostawiasz je wieczorem.',
          text: 'Liczą się trzy rzeczy: ekran jest zablokowany, na karteczkach nic nie ma, klucze i karty są schowane.',
          explanation: 'Nie fotografuj ludzi, danych klientów ani włączonych ekranów.',
        },
      },
    },
    de: {
      name: 'Dein sicherer Schreibtisch',
      goal: 'Richte deinen Platz so ein, dass nichts Vertrauliches zu sehen ist, und zeige ihn.',
      congrats: 'Danke. Deine Teamleitung sieht es sich an.',
      asks: {
        files: {
          question: 'Gib ein Foto deines Schreibtischs ab, so wie du ihn abends verlässt.',
          text: 'Bewertet werden drei Dinge: Der Bildschirm ist gesperrt, auf Zetteln steht nichts, Schlüssel und Karten sind verstaut.',
          explanation:
            'Fotografiere keine Menschen, keine Kundendaten und keine eingeschalteten Bildschirme.',
        },
      },
    },
    es: {
      name: 'Tu escritorio seguro',
      goal: 'Prepara tu sitio para que no se vea nada confidencial y enséñalo.',
      congrats: 'Gracias. Quien lidera tu equipo le echará un vistazo.',
      asks: {
        files: {
          question: 'Entrega una foto de tu escritorio tal como lo dejas por la tarde.',
          text: 'Se valoran tres cosas: la pantalla está bloqueada, no hay nada escrito en notas y las llaves y tarjetas están guardadas.',
          explanation: 'No fotografíes a personas, datos de clientes ni pantallas encendidas.',
        },
      },
    },
  },
}
