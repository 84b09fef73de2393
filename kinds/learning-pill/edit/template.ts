import type { TaskTemplate } from '#kinds/define/edit.ts'

const LOCK = 'example-lock.svg'
const SIGN = 'example-note.svg'
const QUESTION = 'example-question.svg'

const drawing = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600"><rect width="960" height="600" fill="#dce8f2"/><circle cx="480" cy="300" r="230" fill="#c3d7e8"/>${shapes}</svg>\n`

/** Three cards about a password, the last of which asks. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'learning-pill',
      cards: [
        { id: 'why', picture: LOCK },
        { id: 'how', picture: SIGN },
        {
          ...{ id: 'check', picture: QUESTION },
          question: { answers: ['three-words', 'short', 'same'], correct: ['three-words'] },
        },
      ],
    },
    points: 10,
    minutes: 2,
  },
  pictures: {
    [LOCK]: drawing(
      '<path d="M400 290v-60a80 80 0 0 1 160 0v60" fill="none" stroke="#2b4c7e" stroke-width="36"/><rect x="350" y="280" width="260" height="200" rx="24" fill="#ffb84d"/><circle cx="480" cy="365" r="28" fill="#0e2a47"/><rect x="468" y="375" width="24" height="60" rx="10" fill="#0e2a47"/>',
    ),
    [SIGN]: drawing(
      '<rect x="330" y="150" width="300" height="300" rx="20" fill="#f3f7fa"/><rect x="375" y="215" width="210" height="26" rx="13" fill="#2b4c7e"/><rect x="375" y="287" width="210" height="26" rx="13" fill="#2b4c7e"/><rect x="375" y="359" width="130" height="26" rx="13" fill="#2b4c7e"/>',
    ),
    [QUESTION]: drawing(
      '<circle cx="480" cy="300" r="150" fill="#2b4c7e"/><path d="M430 260a52 52 0 1 1 74 48c-16 8-24 18-24 38" fill="none" stroke="#f3f7fa" stroke-width="30" stroke-linecap="round"/><circle cx="480" cy="392" r="19" fill="#f3f7fa"/>',
    ),
  },
  words: {
    en: {
      name: 'A password that lasts',
      goal: 'Learn how to make a password that is long and easy to remember.',
      congrats: 'You know how to make a strong password.',
      cards: {
        why: {
          title: 'Short passwords are guessed',
          text: 'Programs try millions of passwords a second. Every further letter makes their work many times longer.',
          picture: 'A closed padlock.',
        },
        how: {
          title: 'Put words in a row',
          text: 'Three or four words that have nothing to do with each other are long, and you can still remember them.',
          picture: 'A note with three lines.',
        },
        check: {
          title: 'What do you choose?',
          text: 'You set up a new account.',
          picture: 'A question mark.',
          question: 'Which password is the strongest?',
          answers: {
            'three-words': 'Three random words in a row',
            short: 'Six letters with a digit',
            same: 'The one that you use everywhere',
          },
          explanation:
            'Length protects best. And one password for each account, so that one leak opens only one of them.',
        },
      },
    },
    pl: {
      name: 'Hasło na lata',
      goal: 'Dowiedz się, jak ułożyć hasło, które jest długie i łatwe do zapamiętania.',
      congrats: 'Już wiesz, jak ułożyć silne hasło.',
      cards: {
        why: {
          title: 'Krótkie hasła da się odgadnąć',
          text: 'Programy sprawdzają miliony haseł na sekundę. Każda kolejna litera wielokrotnie wydłuża im pracę.',
          picture: 'Zamknięta kłódka.',
        },
        how: {
          title: 'Ustaw słowa w rząd',
          text: 'Trzy lub cztery niezwiązane ze sobą słowa są długie, a mimo to łatwo je zapamiętać.',
          picture: 'Kartka z trzema wierszami.',
        },
        check: {
          title: 'Co wybierasz?',
          text: 'Zakładasz nowe konto.',
          picture: 'Znak zapytania.',
          question: 'Które hasło jest najsilniejsze?',
          answers: {
            'three-words': 'Trzy przypadkowe słowa obok siebie',
            short: 'Sześć liter i cyfra',
            same: 'To, którego używasz wszędzie',
          },
          explanation:
            'Najlepiej chroni długość. I osobne hasło do każdego konta: wtedy wyciek jednego nie otwiera pozostałych.',
        },
      },
    },
    de: {
      name: 'Ein Passwort, das hält',
      goal: 'Lerne, wie ein Passwort lang und trotzdem leicht zu merken ist.',
      congrats: 'Du weißt jetzt, wie ein starkes Passwort entsteht.',
      cards: {
        why: {
          title: 'Kurze Passwörter werden erraten',
          text: 'Programme probieren Millionen Passwörter pro Sekunde. Jeder weitere Buchstabe macht ihre Arbeit um ein Vielfaches länger.',
          picture: 'Ein geschlossenes Vorhängeschloss.',
        },
        how: {
          title: 'Reihe Wörter aneinander',
          text: 'Drei oder vier Wörter, die nichts miteinander zu tun haben, sind lang und lassen sich trotzdem merken.',
          picture: 'Ein Zettel mit drei Zeilen.',
        },
        check: {
          title: 'Was wählst du?',
          text: 'Du richtest ein neues Konto ein.',
          picture: 'Ein Fragezeichen.',
          question: 'Welches Passwort ist am stärksten?',
          answers: {
            'three-words': 'Drei zufällige Wörter hintereinander',
            short: 'Sechs Buchstaben mit einer Ziffer',
            same: 'Das, was du überall verwendest',
          },
          explanation:
            'Länge schützt am besten. Und ein eigenes Passwort für jedes Konto, damit ein Leck nur eines davon öffnet.',
        },
      },
    },
    es: {
      name: 'Una contraseña que dura',
      goal: 'Aprende a crear una contraseña larga y fácil de recordar.',
      congrats: 'Ya sabes crear una contraseña segura.',
      cards: {
        why: {
          title: 'Las contraseñas cortas se adivinan',
          text: 'Los programas prueban millones de contraseñas por segundo. Cada letra de más multiplica su trabajo.',
          picture: 'Un candado cerrado.',
        },
        how: {
          title: 'Pon palabras en fila',
          text: 'Tres o cuatro palabras sin relación entre sí son largas y, aun así, se recuerdan.',
          picture: 'Una nota con tres líneas.',
        },
        check: {
          title: '¿Qué eliges?',
          text: 'Creas una cuenta nueva.',
          picture: 'Un signo de interrogación.',
          question: '¿Qué contraseña es la más segura?',
          answers: {
            'three-words': 'Tres palabras al azar seguidas',
            short: 'Seis letras con una cifra',
            same: 'La que usas en todas partes',
          },
          explanation:
            'Lo que más protege es la longitud. Y una contraseña distinta para cada cuenta: así una filtración solo abre una.',
        },
      },
    },
  },
}
