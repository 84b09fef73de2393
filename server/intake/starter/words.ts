import type { Language } from '#shared/domain/languages.ts'
import type { PartText } from '#shared/scene/files.ts'
import type { Piece } from './pieces.ts'

interface NewWords {
  /** Of the first map. */
  map: string
  /** What can be seen of the first map, and of a mission. */
  looks: { map: string; mission: string }
  things: Record<Piece['id'], { name: string; picture: string }>
  goal: string
  congrats: string
  cards: Record<CardId, Omit<PartText, 'picture'>>
}

/** The cards of every new task; its file says which asks. */
export const CARDS = ['card', 'question', 'your-turn'] as const
type CardId = (typeof CARDS)[number]
export const QUESTION = { answers: ['several', 'one', 'none'], correct: ['several'] }

/** What a new mission says: how it is made, until somebody writes what it is for. */
export const NEW_WORDS: Record<Language, NewWords> = {
  en: {
    map: 'The map',
    looks: {
      map: 'Open water at dusk, snowy hills behind it. A lighthouse stands on a rock.',
      mission:
        'A bay at dusk, snowy hills behind it: a lighthouse on a rock, a house in the snow and a sailing boat.',
    },
    things: {
      lighthouse: { name: 'The lighthouse', picture: 'A lighthouse on a rock; its lamp is lit.' },
      boat: { name: 'The boat', picture: 'A sailing boat with a lantern.' },
      house: { name: 'The house', picture: 'A house in the snow; its windows are lit.' },
    },
    goal: 'See how a task is made.',
    congrats: 'The light is on. Now write a task of your own.',
    cards: {
      card: {
        title: 'A card',
        text: 'A card has a title, a text and a picture. Put words of your own here, and see how players read them.',
      },
      question: {
        title: 'A card that asks',
        text: 'A question has two to six answers. One of them is right, or several.',
        question: 'How many answers can be right?',
        answers: { several: 'One, or several', one: 'Exactly one', none: 'None' },
        explanation: 'Mark every answer that is right. Where several are, players choose all that apply.',
      },
      'your-turn': {
        title: 'Your turn',
        text: 'Write what people are to learn here. Such a task has three to eight cards.',
      },
    },
  },
  pl: {
    map: 'Mapa',
    looks: {
      map: 'Otwarta woda o zmierzchu, za nią ośnieżone wzgórza. Na skale stoi latarnia morska.',
      mission:
        'Zatoka o zmierzchu, za nią ośnieżone wzgórza: latarnia morska na skale, dom w śniegu i żaglówka.',
    },
    things: {
      lighthouse: { name: 'Latarnia morska', picture: 'Latarnia morska na skale; jej lampa świeci.' },
      boat: { name: 'Łódź', picture: 'Żaglówka z latarenką.' },
      house: { name: 'Dom', picture: 'Dom w śniegu; w oknach pali się światło.' },
    },
    goal: 'Zobacz, jak powstaje zadanie.',
    congrats: 'Światło się pali. Teraz napisz własne zadanie.',
    cards: {
      card: {
        title: 'Karta',
        text: 'Karta ma tytuł, tekst i obrazek. Wpisz tu własne słowa i zobacz, jak czytają je gracze.',
      },
      question: {
        title: 'Karta z pytaniem',
        text: 'Pytanie ma od dwóch do sześciu odpowiedzi. Dobra jest jedna albo kilka.',
        question: 'Ile odpowiedzi może być dobrych?',
        answers: { several: 'Jedna albo kilka', one: 'Dokładnie jedna', none: 'Żadna' },
        explanation:
          'Zaznacz każdą dobrą odpowiedź. Jeśli jest ich kilka, gracze wybierają wszystkie pasujące.',
      },
      'your-turn': {
        title: 'Teraz ty',
        text: 'Napisz, czego ludzie mają się tu nauczyć. Takie zadanie ma od trzech do ośmiu kart.',
      },
    },
  },
  de: {
    map: 'Die Karte',
    looks: {
      map: 'Offenes Wasser in der Dämmerung, dahinter verschneite Hügel. Auf einem Felsen steht ein Leuchtturm.',
      mission:
        'Eine Bucht in der Dämmerung, dahinter verschneite Hügel: ein Leuchtturm auf einem Felsen, ein Haus im Schnee und ein Segelboot.',
    },
    things: {
      lighthouse: { name: 'Der Leuchtturm', picture: 'Ein Leuchtturm auf einem Felsen; seine Lampe brennt.' },
      boat: { name: 'Das Boot', picture: 'Ein Segelboot mit einer Laterne.' },
      house: { name: 'Das Haus', picture: 'Ein Haus im Schnee; in den Fenstern ist Licht.' },
    },
    goal: 'Sehen, wie eine Aufgabe gemacht ist.',
    congrats: 'Das Licht brennt. Schreib jetzt eine eigene Aufgabe.',
    cards: {
      card: {
        title: 'Eine Karte',
        text: 'Eine Karte hat einen Titel, einen Text und ein Bild. Schreib hier deine eigenen Worte hin und sieh, wie Spielende sie lesen.',
      },
      question: {
        title: 'Eine Karte, die fragt',
        text: 'Eine Frage hat zwei bis sechs Antworten. Eine davon ist richtig, oder mehrere.',
        question: 'Wie viele Antworten können richtig sein?',
        answers: { several: 'Eine oder mehrere', one: 'Genau eine', none: 'Keine' },
        explanation:
          'Markiere jede Antwort, die richtig ist. Sind es mehrere, wählen Spielende alle, die zutreffen.',
      },
      'your-turn': {
        title: 'Jetzt du',
        text: 'Schreib auf, was man hier lernen soll. Eine solche Aufgabe hat drei bis acht Karten.',
      },
    },
  },
  es: {
    map: 'El mapa',
    looks: {
      map: 'Mar abierto al anochecer y, detrás, colinas nevadas. Sobre una roca se alza un faro.',
      mission:
        'Una bahía al anochecer y, detrás, colinas nevadas: un faro sobre una roca, una casa en la nieve y un velero.',
    },
    things: {
      lighthouse: { name: 'El faro', picture: 'Un faro sobre una roca; su lámpara está encendida.' },
      boat: { name: 'El barco', picture: 'Un velero con un farol.' },
      house: { name: 'La casa', picture: 'Una casa en la nieve; hay luz en las ventanas.' },
    },
    goal: 'Ver cómo se hace una tarea.',
    congrats: 'La luz está encendida. Ahora escribe tu propia tarea.',
    cards: {
      card: {
        title: 'Una tarjeta',
        text: 'Una tarjeta tiene un título, un texto y una imagen. Escribe aquí tus propias palabras y mira cómo las leen los jugadores.',
      },
      question: {
        title: 'Una tarjeta que pregunta',
        text: 'Una pregunta tiene de dos a seis respuestas. Una de ellas es correcta, o varias.',
        question: '¿Cuántas respuestas pueden ser correctas?',
        answers: { several: 'Una o varias', one: 'Exactamente una', none: 'Ninguna' },
        explanation:
          'Marca cada respuesta correcta. Si hay varias, los jugadores eligen todas las que corresponden.',
      },
      'your-turn': {
        title: 'Te toca',
        text: 'Escribe qué debe aprender aquí la gente. Una tarea así tiene de tres a ocho tarjetas.',
      },
    },
  },
}
