import type { Language } from '#shared/domain/languages.ts'
import type { SessionWords } from '#server/db/schema/coaching.ts'

export interface DemoSession {
  /** From the day on which the demo is filled. */
  day: number
  /** By the clocks of its zone. */
  time: string
  timeZone: string
  minutes: number
  seats: number
  place: string
  link: string
  words: Record<Language, SessionWords>
  /** Mailboxes, in the order in which they booked. */
  booked: readonly string[]
  waiting: readonly string[]
  /** Of a session that is over. */
  came: readonly string[]
}

/** Coaching sessions that the demo’s leader gives: one with free seats, one that is full, one that is over. */
export const DEMO_SESSIONS: readonly DemoSession[] = [
  {
    ...{ day: 5, time: '10:00', timeZone: 'Europe/Warsaw', minutes: 60, seats: 8 },
    ...{
      place: 'Atrium 2.14',
      link: '',
      booked: ['player2', 'hanna', 'max'],
      waiting: [],
      came: [],
    },
    words: {
      en: {
        title: 'Saying no without slamming the door',
        about:
          'Bring one request you said yes to and regretted. We find three sentences that protect your time and keep the other person on your side.',
      },
      pl: {
        title: 'Jak odmawiać i nie trzaskać drzwiami',
        about:
          'Weź ze sobą jedną prośbę, na którą padło „tak”, a miało paść „nie”. Znajdziemy trzy zdania, które chronią czas i nie psują relacji.',
      },
      de: {
        title: 'Nein sagen, ohne die Tür zuzuschlagen',
        about:
          'Bring eine Bitte mit, zu der du Ja gesagt und es bereut hast. Wir finden drei Sätze, die deine Zeit schützen und die andere Person nicht vor den Kopf stoßen.',
      },
      es: {
        title: 'Decir que no sin dar un portazo',
        about:
          'Trae una petición a la que dijiste que sí y te arrepentiste. Buscaremos tres frases que protegen tu tiempo sin perder a la otra persona.',
      },
    },
  },
  {
    ...{ day: 9, time: '15:30', timeZone: 'Europe/London', minutes: 45, seats: 4 },
    ...{ place: '', link: 'https://meet.demo.waymark.test/feedback' },
    ...{ booked: ['lucia', 'piotr', 'sofia', 'greta'], waiting: ['emil', 'player', 'jakub'], came: [] },
    words: {
      en: {
        title: 'Feedback that lands',
        about: 'Four people, one real case each. You leave with the sentence you will say next week.',
      },
      pl: {
        title: 'Informacja zwrotna, która dociera',
        about:
          'Cztery osoby, każda z prawdziwą sytuacją. Wychodzisz ze zdaniem, które powiesz w przyszłym tygodniu.',
      },
      de: {
        title: 'Feedback, das ankommt',
        about:
          'Vier Personen, jede mit einem echten Fall. Du gehst mit dem Satz, den du nächste Woche sagst.',
      },
      es: {
        title: 'Feedback que llega',
        about: 'Cuatro personas, un caso real cada una. Te vas con la frase que dirás la semana que viene.',
      },
    },
  },
  {
    ...{ day: -12, time: '09:00', timeZone: 'Europe/Warsaw', minutes: 90, seats: 10 },
    ...{ place: 'Atrium 1.03', link: '', booked: ['player', 'hanna', 'lucia', 'max', 'piotr'], waiting: [] },
    came: ['player', 'hanna', 'lucia', 'piotr'],
    words: {
      en: {
        title: 'First week with a new task: where to begin',
        about: 'A map of the first five days: whom to ask, what to read, what to leave for later.',
      },
      pl: {
        title: 'Pierwszy tydzień z nowym zadaniem: od czego zacząć',
        about: 'Mapa pierwszych pięciu dni: kogo pytać, co przeczytać, co zostawić na później.',
      },
      de: {
        title: 'Erste Woche mit einer neuen Aufgabe: wo anfangen',
        about: 'Eine Karte der ersten fünf Tage: wen fragen, was lesen, was auf später verschieben.',
      },
      es: {
        title: 'Primera semana con una tarea nueva: por dónde empezar',
        about: 'Un mapa de los cinco primeros días: a quién preguntar, qué leer y qué dejar para después.',
      },
    },
  },
]
