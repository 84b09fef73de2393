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
export const QUESTION = { answers: ['tasks', 'drawing', 'texts'], correct: ['tasks'] }

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
        text: 'A card has a title, a text and a picture. These words stand in text/en.json of the mission. Change them, save, and look here again.',
      },
      question: {
        title: 'A card that asks',
        text: 'A question has two to six answers. One of them is right, or several.',
        question: 'Where does it stand which answer is right?',
        answers: {
          tasks: 'In the file of the task, in tasks/',
          drawing: 'In the drawing',
          texts: 'In the texts, once for each language',
        },
        explanation:
          'The file in tasks/ says which cards there are and which answers are right. The words stand in text/, once for each language.',
      },
      'your-turn': {
        title: 'Your turn',
        text: 'Draw your own place, name the file of its task after it, and write down what people are to learn here.',
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
        text: 'Karta ma tytuł, tekst i obrazek. Te słowa są w pliku text/pl.json tej misji. Zmień je, zapisz i zajrzyj tu jeszcze raz.',
      },
      question: {
        title: 'Karta z pytaniem',
        text: 'Pytanie ma od dwóch do sześciu odpowiedzi. Dobra jest jedna albo kilka.',
        question: 'Gdzie jest zapisane, która odpowiedź jest dobra?',
        answers: {
          tasks: 'W pliku zadania, w tasks/',
          drawing: 'Na rysunku',
          texts: 'W tekstach, osobno dla każdego języka',
        },
        explanation:
          'Plik w tasks/ mówi, jakie są karty i które odpowiedzi są dobre. Słowa są w text/, osobno dla każdego języka.',
      },
      'your-turn': {
        title: 'Teraz ty',
        text: 'Narysuj własne miejsce, nazwij plik jego zadania tak samo i napisz, czego ludzie mają się tu nauczyć.',
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
        text: 'Eine Karte hat einen Titel, einen Text und ein Bild. Diese Worte stehen in text/de.json der Mission. Ändere sie, speichere und schau wieder hierher.',
      },
      question: {
        title: 'Eine Karte, die fragt',
        text: 'Eine Frage hat zwei bis sechs Antworten. Eine davon ist richtig, oder mehrere.',
        question: 'Wo steht, welche Antwort richtig ist?',
        answers: {
          tasks: 'In der Datei der Aufgabe, in tasks/',
          drawing: 'In der Zeichnung',
          texts: 'In den Texten, für jede Sprache einmal',
        },
        explanation:
          'Die Datei in tasks/ sagt, welche Karten es gibt und welche Antworten richtig sind. Die Worte stehen in text/, für jede Sprache einmal.',
      },
      'your-turn': {
        title: 'Jetzt du',
        text: 'Zeichne einen eigenen Ort, nenne die Datei seiner Aufgabe so wie ihn und schreib auf, was man hier lernen soll.',
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
        text: 'Una tarjeta tiene un título, un texto y una imagen. Estas palabras están en text/es.json de la misión. Cámbialas, guarda y vuelve a mirar aquí.',
      },
      question: {
        title: 'Una tarjeta que pregunta',
        text: 'Una pregunta tiene de dos a seis respuestas. Una de ellas es correcta, o varias.',
        question: '¿Dónde está escrito qué respuesta es correcta?',
        answers: {
          tasks: 'En el archivo de la tarea, en tasks/',
          drawing: 'En el dibujo',
          texts: 'En los textos, una vez por idioma',
        },
        explanation:
          'El archivo de tasks/ dice qué tarjetas hay y qué respuestas son correctas. Las palabras están en text/, una vez por idioma.',
      },
      'your-turn': {
        title: 'Te toca',
        text: 'Dibuja tu propio lugar, pon su nombre al archivo de la tarea y escribe qué debe aprender aquí la gente.',
      },
    },
  },
}
