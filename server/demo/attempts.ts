import type { TaskMove } from '#shared/scene/tasks/task.ts'

const mailbox = (name: string) => `${name}@demo.waymark.test`

interface DemoTeam {
  name: string
  /** E-mail addresses. */
  leaders: readonly string[]
  members: readonly string[]
  /** Tasks that its leader has asked of it for each week. */
  goal?: number
}

/** Anyone who opens the demo as leader finds these people; three of them are a team that is too small for figures. */
export const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    name: 'Lamplighters',
    leaders: [mailbox('leader')],
    // four for each of ten
    goal: 40,
    members: [
      ...['player', 'player2', 'hanna', 'max', 'lucia', 'piotr'],
      ...['sofia', 'jakub', 'greta', 'emil'],
    ].map(mailbox),
  },
  {
    name: 'Harbour pilots',
    leaders: [],
    members: [
      ...['nora', 'kacper', 'elena', 'timo', 'zofia', 'mateo'],
      ...['lena', 'adam', 'carmen', 'felix', 'iga', 'tom'],
    ].map(mailbox),
  },
  { name: 'Night watch', leaders: [mailbox('leader')], members: ['piotr', 'jakub', 'sofia'].map(mailbox) },
]

export interface DemoAttempt {
  /** E-mail address. */
  by: string
  task: string
  daysAgo: number
  /** How long it took. */
  minutes: number
  /** Begun, and left half done. */
  isLeft?: boolean
  /** Absent: every card read, every answer right. */
  moves?: readonly TaskMove[]
  /** Of an exam, a letter for each question: sure or unsure; a capital is wrong. */
  marks?: string
}

/** What the demo's people have done before anybody looks, the earliest first. */
export const DEMO_ATTEMPTS: readonly DemoAttempt[] = [
  ...pills('nora', 26, ['long-passphrases', 'second-factor', 'locked-screen'], 5),
  ...pills('kacper', 25, ['long-passphrases', 'second-factor'], 4),
  ...pills('jakub', 22, ['long-passphrases', 'second-factor', 'locked-screen'], 6),
  ...pills('greta', 20, ['long-passphrases', 'second-factor'], 3),
  ...pills('sofia', 17, ['long-passphrases', 'second-factor', 'locked-screen'], 5),
  ...pills('greta', 16, ['locked-screen', 'five-signs', 'boss-at-1658'], 7),
  ...pills('sofia', 15, ['five-signs'], 9),
  left('sofia', 14, 'boss-at-1658', 6),
  ...pills('emil', 14, ['long-passphrases', 'second-factor', 'locked-screen', 'five-signs'], 2),
  ...pills('jakub', 13, ['five-signs', 'boss-at-1658', 'report-it'], 8),
  ...pills('hanna', 12, ['long-passphrases']),
  ...pills('piotr', 12, ['long-passphrases', 'second-factor']),
  // two rounds in a row, which earn the freeze that keeps the day after them
  ...pills('hanna', 11, ['second-factor']),
  ...pills('hanna', 10, ['locked-screen']),
  ...pills('hanna', 9, ['five-signs', 'boss-at-1658']),
  ...pills('hanna', 8, ['report-it']),
  ...pills('hanna', 7, ['whose-data']),
  ...pills('hanna', 5, ['need-to-know']),
  ...pills('hanna', 4, ['wrong-recipient']),
  ...pills('greta', 6, ['report-it', 'whose-data'], 4),
  ...pills('jakub', 6, ['whose-data', 'need-to-know', 'wrong-recipient'], 5),
  ...pills('emil', 5, ['boss-at-1658', 'report-it', 'whose-data'], 6),
  exam('jakub', 5, 'sssuss', 9),
  exam('greta', 4, 'susuuS', 7),
  ...pills('max', 4, ['long-passphrases', 'second-factor', 'locked-screen']),
  ...pills('lucia', 3, ['long-passphrases', 'second-factor', 'locked-screen']),
  ...pills('max', 3, ['five-signs', 'boss-at-1658'], 11),
  exam('emil', 3, 'ssSssS', 6),
  ownWords('hanna', 3, {
    moment:
      'The audit and the move to the new office fall in the same two weeks, and both lists have my name at the top.',
    sentence:
      'I can bring the audit home by the 14th, or the move, not both. Which one shall I hand over, and to whom?',
    sure: 8,
  }),
  ...pills('greta', 2, ['need-to-know', 'wrong-recipient'], 4),
  exam('max', 2, 'usSuss', 11),
  ...pills('hanna', 1, ['first-three-minutes']),
  exam('lucia', 1, 'susUuS', 8),
  ...pills('emil', 1, ['need-to-know'], 3),
  ownWords('max', 1, {
    moment: 'Since Karin left I answer her mails as well as mine. It works, as long as nothing goes wrong.',
    sentence: 'It is a bit much at the moment.',
    sure: 3,
  }),
  ...pills('zofia', 13, ['long-passphrases', 'second-factor'], 6),
  ...pills('elena', 9, ['long-passphrases', 'second-factor', 'locked-screen', 'five-signs'], 4),
  ...pills('nora', 8, ['five-signs', 'boss-at-1658', 'report-it'], 6),
  ...pills('timo', 7, ['long-passphrases', 'second-factor'], 5),
  ...pills('mateo', 4, ['long-passphrases', 'second-factor', 'locked-screen'], 3),
  ...pills('kacper', 3, ['locked-screen', 'five-signs', 'boss-at-1658'], 7),
  ...pills('zofia', 3, ['locked-screen'], 4),
  ...pills('lena', 2, ['long-passphrases', 'second-factor'], 4),
  ...pills('adam', 2, ['long-passphrases'], 5),
  ...pills('carmen', 1, ['long-passphrases', 'second-factor', 'locked-screen'], 4),
  ...pills('felix', 1, ['long-passphrases'], 6),
  ...pills('nora', 1, ['whose-data', 'need-to-know'], 5),
  ...pills('elena', 1, ['boss-at-1658'], 6),
  ...pills('iga', 0, ['long-passphrases', 'second-factor'], 4),
  ...pills('tom', 0, ['long-passphrases'], 7),
  ownWords('lucia', 0, {
    moment:
      'Last month: three night shifts in a row because two of us were ill. I made a mistake in the stock list on the third.',
    sentence:
      'I have done two nights. A third one is where I start to make mistakes. Who can take it, or which shift do we close?',
    sure: 6,
  }),
]

function pills(name: string, daysAgo: number, tasks: readonly string[], minutes = 4): DemoAttempt[] {
  return tasks.map((task, index) => ({ by: mailbox(name), task, daysAgo, minutes: minutes + index }))
}

function left(name: string, daysAgo: number, task: string, minutes: number): DemoAttempt {
  return {
    by: mailbox(name),
    task,
    daysAgo,
    minutes,
    moves: [{ type: 'learning-pill', card: 1 }],
    isLeft: true,
  }
}

function exam(name: string, daysAgo: number, marks: string, minutes: number): DemoAttempt {
  return { by: mailbox(name), task: 'keepers-examination', daysAgo, minutes, marks }
}

interface OwnWords {
  moment: string
  sentence: string
  /** 1 to 10. */
  sure: number
}

function ownWords(name: string, daysAgo: number, { moment, sentence, sure }: OwnWords): DemoAttempt {
  const type = 'survey'
  return {
    by: mailbox(name),
    task: 'own-words',
    daysAgo,
    minutes: 9,
    moves: [
      { type, answer: { question: 'moment', value: moment } },
      { type, answer: { question: 'sentence', value: sentence } },
      { type, answer: { question: 'how-sure', value: sure } },
    ],
  }
}
