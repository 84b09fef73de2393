import { LANGUAGE_CODES, type Language } from '../domain/languages.ts'

/** What a table says of a question, besides its answers. */
export const COLUMNS = ['title', 'question', 'type', 'right', 'explanation'] as const
export type Column = (typeof COLUMNS)[number]

/** As the columns are called in what is exported; `answer` with its number. */
export const HEADINGS = {
  en: {
    ...{ title: 'Title', question: 'Question', type: 'Type', right: 'Right answers' },
    ...{ explanation: 'Explanation', answer: 'Answer' },
  },
  pl: {
    ...{ title: 'Tytuł', question: 'Pytanie', type: 'Rodzaj', right: 'Poprawne odpowiedzi' },
    ...{ explanation: 'Wyjaśnienie', answer: 'Odpowiedź' },
  },
  de: {
    ...{ title: 'Titel', question: 'Frage', type: 'Art', right: 'Richtige Antworten' },
    ...{ explanation: 'Erklärung', answer: 'Antwort' },
  },
  es: {
    ...{ title: 'Título', question: 'Pregunta', type: 'Tipo', right: 'Respuestas correctas' },
    ...{ explanation: 'Explicación', answer: 'Respuesta' },
  },
} as const satisfies Record<Language, Record<Column | 'answer', string>>

/** As people and other programs call them besides, written plainly. */
const OTHERS: Record<Column | 'answer', readonly string[]> = {
  title: ['name', 'nazwa', 'nombre', 'questiontitle', 'questionname'],
  question: [
    'questiontext',
    'text',
    'tresc',
    'trescpytania',
    'fragetext',
    'enunciado',
    'stem',
    'prompt',
    'ask',
  ],
  type: ['questiontype', 'typ', 'rodzajpytania', 'fragetyp', 'fragentyp', 'kind'],
  right: [
    ...['right', 'correct', 'correctanswer', 'correctanswers', 'rightanswer', 'key', 'answerkey', 'solution'],
    ...['poprawna', 'poprawne', 'poprawnaodpowiedz', 'prawidlowa', 'prawidlowe', 'prawidlowaodpowiedz'],
    ...['richtig', 'richtigeantwort', 'losung', 'correcta', 'correctas', 'respuestacorrecta'],
  ],
  explanation: [
    ...['feedback', 'generalfeedback', 'why', 'comment', 'rationale', 'answerexplanation'],
    ...['uzasadnienie', 'komentarz', 'begrundung', 'kommentar', 'justificacion', 'retroalimentacion'],
  ],
  answer: [
    ...[
      'odp',
      'ans',
      'antw',
      'resp',
      'option',
      'choice',
      'distractor',
      'opcja',
      'wariant',
      'antwortmoglichkeit',
      'auswahl',
      'opcion',
    ],
  ],
}

/** What a heading stands for: a column, an answer, or nothing that is known. */
export function columnOf(heading: string): Column | 'answer' | null {
  // Kahoot adds how long each may be
  const word = plain(heading.replace(/\s[-–]\s(max|choose|must)\b.*$/i, ''))
  // Answer 1, Answer A, or just A
  const bare = word.replace(/\d+$/, '')
  if (/^[a-h]$/.test(word) || [bare, bare.replace(/[a-h]$/, '')].some((one) => isCalled('answer', one)))
    return 'answer'
  return COLUMNS.find((column) => isCalled(column, word)) ?? null
}

function isCalled(column: Column | 'answer', word: string): boolean {
  return (
    word === column ||
    OTHERS[column].includes(word) ||
    LANGUAGE_CODES.some((language) => plain(HEADINGS[language][column]) === word)
  )
}

/** Small letters without marks and signs: `Correct answer(s)` is `correctanswers`. */
export function plain(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
