import type { Language } from '#shared/domain/languages.ts'

interface TemplateWords {
  name: string
  goal: string
  congrats: string
  question: string
  answers: readonly [first: string, second: string]
  explanation: string
}

/** What the first task of a new kind says; no apostrophe of a keyboard among it. */
export const TEMPLATE_WORDS: Readonly<Record<Language, TemplateWords>> = {
  en: {
    name: 'A first question',
    goal: 'Answer one question.',
    congrats: 'You know it.',
    question: 'How many days has a leap year?',
    answers: ['366', '365'],
    explanation: 'February has a day more in it.',
  },
  pl: {
    name: 'Pierwsze pytanie',
    goal: 'Odpowiedz na jedno pytanie.',
    congrats: 'Już to wiesz.',
    question: 'Ile dni ma rok przestępny?',
    answers: ['366', '365'],
    explanation: 'Luty ma wtedy o jeden dzień więcej.',
  },
  de: {
    name: 'Eine erste Frage',
    goal: 'Beantworte eine Frage.',
    congrats: 'Du weißt es.',
    question: 'Wie viele Tage hat ein Schaltjahr?',
    answers: ['366', '365'],
    explanation: 'Der Februar hat dann einen Tag mehr.',
  },
  es: {
    name: 'Una primera pregunta',
    goal: 'Responde a una pregunta.',
    congrats: 'Ya lo sabes.',
    question: '¿Cuántos días tiene un año bisiesto?',
    answers: ['366', '365'],
    explanation: 'Febrero tiene entonces un día más.',
  },
}

const TEXTS = {
  en: {
    ...{ note: 'The first answer counts.', unfinished: 'It has not been answered yet.' },
    edit: {
      summary: 'One question with several answers.',
      ...{ name: 'New kind', question: 'What is asked', answer: 'Answer {{number}}' },
      ...{ right: 'The right answer', explanation: 'Why it is right' },
    },
  },
  pl: {
    ...{ note: 'Liczy się pierwsza odpowiedź.', unfinished: 'Nie ma jeszcze odpowiedzi.' },
    edit: {
      summary: 'Jedno pytanie z kilkoma odpowiedziami.',
      ...{ name: 'Nowy rodzaj', question: 'Pytanie', answer: 'Odpowiedź {{number}}' },
      ...{ right: 'Poprawna odpowiedź', explanation: 'Dlaczego jest poprawna' },
    },
  },
  de: {
    ...{ note: 'Die erste Antwort zählt.', unfinished: 'Es ist noch nicht beantwortet.' },
    edit: {
      summary: 'Eine Frage mit mehreren Antworten.',
      ...{ name: 'Neue Art', question: 'Was gefragt wird', answer: 'Antwort {{number}}' },
      ...{ right: 'Die richtige Antwort', explanation: 'Warum sie richtig ist' },
    },
  },
  es: {
    ...{ note: 'Cuenta la primera respuesta.', unfinished: 'Aún no se ha respondido.' },
    edit: {
      summary: 'Una pregunta con varias respuestas.',
      ...{ name: 'Tipo nuevo', question: 'Qué se pregunta', answer: 'Respuesta {{number}}' },
      ...{ right: 'La respuesta correcta', explanation: 'Por qué es correcta' },
    },
  },
}

/** Its texts in every language, by path in its folder. */
export const skeletonWords = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TEXTS).map(([language, texts]) => [
      `i18n/${language}.json`,
      `${JSON.stringify(texts, null, 2)}\n`,
    ]),
  )
