import type { TaskTemplate } from '#kinds/define/edit.ts'

/** What is personal data, and what is not. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'sorting',
      groups: [{ id: 'personal' }, { id: 'other' }],
      items: [
        { id: 'number', group: 'personal' },
        { id: 'badge', group: 'personal' },
        { id: 'hours', group: 'other' },
        { id: 'weather', group: 'other' },
      ],
    },
    points: 10,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'Personal or not?',
      goal: 'Tell personal data from the rest.',
      congrats: 'You know when a person stands behind it.',
      parts: {
        personal: { title: 'Personal data' },
        other: { title: 'Not personal data' },
        number: { title: 'A colleague’s phone number', explanation: 'It leads to one person.' },
        badge: { title: 'Who opened a door, and when', explanation: 'It tells what one person did.' },
        hours: { title: 'The opening hours of the office', explanation: 'They say nothing about anybody.' },
        weather: { title: 'The weather on Monday', explanation: 'It says nothing about anybody.' },
      },
    },
    pl: {
      name: 'Dane osobowe czy nie?',
      goal: 'Odróżnij dane osobowe od pozostałych.',
      congrats: 'Już wiesz, kiedy za danymi stoi człowiek.',
      parts: {
        personal: { title: 'Dane osobowe' },
        other: { title: 'Inne dane' },
        number: { title: 'Numer telefonu koleżanki', explanation: 'Prowadzi do konkretnej osoby.' },
        badge: { title: 'Kto i kiedy otworzył drzwi', explanation: 'Mówi, co zrobiła konkretna osoba.' },
        hours: { title: 'Godziny otwarcia biura', explanation: 'Nie mówią nic o nikim.' },
        weather: { title: 'Pogoda w poniedziałek', explanation: 'Nie mówi nic o nikim.' },
      },
    },
    de: {
      name: 'Personenbezogen oder nicht?',
      goal: 'Unterscheide personenbezogene Daten von anderen.',
      congrats: 'Du erkennst, wann ein Mensch dahintersteht.',
      parts: {
        personal: { title: 'Personenbezogen' },
        other: { title: 'Nicht personenbezogen' },
        number: { title: 'Die Telefonnummer einer Kollegin', explanation: 'Sie führt zu einer Person.' },
        badge: {
          title: 'Wer wann eine Tür geöffnet hat',
          explanation: 'Es sagt, was eine Person getan hat.',
        },
        hours: { title: 'Die Öffnungszeiten des Büros', explanation: 'Sie sagen über niemanden etwas.' },
        weather: { title: 'Das Wetter am Montag', explanation: 'Es sagt über niemanden etwas.' },
      },
    },
    es: {
      name: '¿Personal o no?',
      goal: 'Distingue los datos personales de los demás.',
      congrats: 'Ya sabes cuándo hay una persona detrás.',
      parts: {
        personal: { title: 'Datos personales' },
        other: { title: 'Otros datos' },
        number: { title: 'El teléfono de una compañera', explanation: 'Lleva a una persona concreta.' },
        badge: { title: 'Quién abrió una puerta y cuándo', explanation: 'Dice qué hizo una persona.' },
        hours: { title: 'El horario de la oficina', explanation: 'No dice nada de nadie.' },
        weather: { title: 'El tiempo del lunes', explanation: 'No dice nada de nadie.' },
      },
    },
  },
}
