import type { TaskTemplate } from '#kinds/define/edit.ts'

/** One number that everybody can check. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'estimate',
      questions: [{ id: 'hours', min: 0, max: 12_000, step: 20, answer: 8760, near: 200, far: 3000 }],
    },
    points: 10,
    minutes: 1,
  },
  pictures: {},
  words: {
    en: {
      name: 'A year in hours',
      goal: 'Estimate a number.',
      congrats: 'You have an eye for numbers.',
      parts: {
        hours: {
          question: 'How many hours has a year of 365 days?',
          title: 'hours',
          explanation: 'Twenty-four hours on each of 365 days make 8,760.',
        },
      },
    },
    pl: {
      name: 'Rok w godzinach',
      goal: 'Oszacuj liczbę.',
      congrats: 'Masz oko do liczb.',
      parts: {
        hours: {
          question: 'Ile godzin ma rok, który liczy 365 dni?',
          title: 'godz.',
          explanation: 'Dwadzieścia cztery godziny w każdym z 365 dni to razem 8760.',
        },
      },
    },
    de: {
      name: 'Ein Jahr in Stunden',
      goal: 'Schätze eine Zahl.',
      congrats: 'Du hast ein Auge für Zahlen.',
      parts: {
        hours: {
          question: 'Wie viele Stunden hat ein Jahr mit 365 Tagen?',
          title: 'Stunden',
          explanation: 'Vierundzwanzig Stunden an jedem der 365 Tage ergeben 8.760.',
        },
      },
    },
    es: {
      name: 'Un año en horas',
      goal: 'Estima un número.',
      congrats: 'Tienes buen ojo para los números.',
      parts: {
        hours: {
          question: '¿Cuántas horas tiene un año de 365 días?',
          title: 'horas',
          explanation: 'Veinticuatro horas en cada uno de los 365 días suman 8760.',
        },
      },
    },
  },
}
