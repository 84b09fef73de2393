import type { TaskTemplate } from '#kinds/define/edit.ts'

/** Three words of the office. */
export const template: TaskTemplate = {
  file: {
    content: { type: 'flashcards', cards: [{ id: 'agenda' }, { id: 'minutes' }, { id: 'deadline' }] },
    points: 10,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'Three words of the office',
      goal: 'Learn three words until you know each of them.',
      congrats: 'You know all three.',
      parts: {
        agenda: { title: 'Agenda', text: 'What a meeting is about, point by point, sent before it.' },
        minutes: { title: 'Minutes', text: 'What a meeting decided, and who does what by when.' },
        deadline: { title: 'Deadline', text: 'The moment by which something has to be done.' },
      },
    },
    pl: {
      name: 'Trzy słowa z biura',
      goal: 'Ucz się trzech słów, aż będziesz znać każde z nich.',
      congrats: 'Znasz wszystkie trzy.',
      parts: {
        agenda: {
          title: 'Porządek obrad',
          text: 'O czym jest spotkanie, punkt po punkcie; wysyłany wcześniej.',
        },
        minutes: { title: 'Protokół', text: 'Co postanowiono na spotkaniu i kto co zrobi, do kiedy.' },
        deadline: { title: 'Termin', text: 'Chwila, do której coś ma być zrobione.' },
      },
    },
    de: {
      name: 'Drei Wörter aus dem Büro',
      goal: 'Lerne drei Wörter, bis du jedes kennst.',
      congrats: 'Du kennst alle drei.',
      parts: {
        agenda: {
          title: 'Tagesordnung',
          text: 'Worum es in einer Besprechung geht, Punkt für Punkt, vorher verschickt.',
        },
        minutes: {
          title: 'Protokoll',
          text: 'Was eine Besprechung beschlossen hat, und wer was bis wann tut.',
        },
        deadline: { title: 'Frist', text: 'Der Zeitpunkt, bis zu dem etwas getan sein muss.' },
      },
    },
    es: {
      name: 'Tres palabras de oficina',
      goal: 'Aprende tres palabras hasta saberte cada una.',
      congrats: 'Te sabes las tres.',
      parts: {
        agenda: {
          title: 'Orden del día',
          text: 'De qué trata una reunión, punto por punto; se envía antes.',
        },
        minutes: { title: 'Acta', text: 'Qué se decidió en una reunión y quién hace qué y para cuándo.' },
        deadline: { title: 'Plazo', text: 'El momento para el que algo tiene que estar hecho.' },
      },
    },
  },
}
