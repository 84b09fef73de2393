import type { TaskTemplate } from '#kinds/define/edit.ts'

/** The words around a course that its author brings. */
export const template: TaskTemplate = {
  file: { content: { type: 'scorm12', package: 'course.zip' }, points: 50, minutes: 20 },
  pictures: {},
  words: {
    en: {
      name: 'A course',
      goal: 'Work through all of its parts.',
      congrats: 'You have completed the course.',
    },
    pl: {
      name: 'Kurs',
      goal: 'Przejdź przez wszystkie jego części.',
      congrats: 'Kurs ukończony.',
    },
    de: {
      name: 'Ein Kurs',
      goal: 'Arbeite alle seine Teile durch.',
      congrats: 'Du hast den Kurs abgeschlossen.',
    },
    es: {
      name: 'Un curso',
      goal: 'Recorre todas sus partes.',
      congrats: 'Has completado el curso.',
    },
  },
}
