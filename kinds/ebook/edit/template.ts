import type { TaskTemplate } from '#kinds/define/edit.ts'

/** The words around a book that its author brings. */
export const template: TaskTemplate = {
  file: { content: { type: 'ebook', book: 'book' }, points: 20, minutes: 15 },
  pictures: {},
  words: {
    en: {
      name: 'A book to read',
      goal: 'Read it to its last page.',
      congrats: 'You have read it to the end.',
    },
    pl: {
      name: 'Książka do przeczytania',
      goal: 'Przeczytaj ją do ostatniej strony.',
      congrats: 'Cała książka przeczytana.',
    },
    de: {
      name: 'Ein Buch zum Lesen',
      goal: 'Lies es bis zur letzten Seite.',
      congrats: 'Du hast es bis zum Ende gelesen.',
    },
    es: {
      name: 'Un libro para leer',
      goal: 'Léelo hasta la última página.',
      congrats: 'Lo has leído hasta el final.',
    },
  },
}
