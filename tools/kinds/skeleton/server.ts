import type { KindNames } from './names.ts'

/** What the server says of the kind, and how it is tested there, by path in its folder. */
export const skeletonServer = ({ folder, name }: KindNames): Record<string, string> => ({
  'server/rule.ts': `import * as z from 'zod/mini'
import { leastSecondsFor } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import { SPENT, withSpent } from '#kinds/define/spent.ts'
import { ASKED } from '../shared/schemas.ts'

const Stored = z.object({ given: z.nullable(z.string()), ...SPENT })
export type Stored = z.infer<typeof Stored>

/** One question; the first answer counts. */
export const rule: TaskRule<'${folder}', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { now }) => ({ given: null, since: now.getTime() }),

  playable: ({ type, answers }, { parts }) => ({
    ...{ type, question: parts?.[ASKED]?.question ?? '' },
    answers: answers.map((id) => ({ id, text: parts?.[ASKED]?.answers?.[id] ?? '' })),
  }),

  take({ answers }, stored, { answer }, { now }) {
    const { given } = stored
    if (!answers.includes(answer)) return 'unknown'
    if (given === null) return withSpent({ ...stored, given: answer }, ASKED, now.getTime())
    return given === answer ? stored : 'already-answered'
  },

  show: ({ type, right }, { parts }, { given }) => ({
    type,
    answered: given === null ? null : { given, right, explanation: parts?.[ASKED]?.explanation ?? '' },
  }),

  progress: (_, { given }) => (given === null ? 0 : 99),
  leastSeconds: (_, { parts }, { given }) => (given === null ? 0 : leastSecondsFor(parts?.[ASKED]?.question)),

  result({ right }, { given }) {
    if (given === null) return null
    const amount = given === right ? 1 : 0
    return { share: amount, score: { right: amount, all: 1 }, isPassed: true }
  },
}
`,

  'server/intake.ts': `import { say } from '#shared/domain/findings/words.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import { ASKED } from '../shared/schemas.ts'

export const intake: TaskIntake<'${folder}'> = {
  check({ answers, right }, label, findings) {
    checkTwice(answers, 'content.answers', label, findings)
    // a sentence of its own is added as CONTRIBUTING.md says, *A finding of the check*
    if (!answers.includes(right)) {
      const problem = say('scene-best-unknown', { id: ASKED, best: right })
      findings.error(label, problem, say('choices-are', { names: answers }))
    }
  },

  words: ({ answers }) => ({
    group: 'parts',
    parts: [{ id: ASKED, fields: ['question', 'explanation'], answers }],
  }),

  shownShare: () => 1,
  whyNotRated: () => null,
  publish: (content) => Promise.resolve(content),
}
`,

  'server/kind.ts': `import { defineTaskServer } from '#kinds/define/server.ts'
import { ${name} as kind } from '../shared/kind.ts'
import { intake } from './intake.ts'
import { items } from './items.ts'
import { rule } from './rule.ts'

export const ${name} = defineTaskServer(kind, {
  rule,
  intake,
  name: { pl: '${folder}', en: '${folder}', es: '${folder}', de: '${folder}' },
  activity: 'interaction',
  hasPassMark: false,
  isRetried: () => true,
  hasExtraTime: false,
  hasQuestions: () => true,
  hidesAnswers: () => false,
  unhidden: (content) => content,
  handedIn: () => [],
  exam: null,
  anonymous: null,
  items,
  recall: null,
  files: null,
  launch: null,
})
`,

  'sample.ts': `import { defineTaskSample } from '#server/testing/task-sample.ts'
import { ${name} as kind } from './shared/kind.ts'

const ANSWERS = ['this', 'that']

export const ${name} = defineTaskSample(kind, {
  content: { type: kind.id, answers: ANSWERS, right: 'this' },
  written: { type: kind.id, answers: ANSWERS, right: 'this' },
  otherwise: { type: kind.id, answers: ANSWERS, right: 'that' },
  refused: [
    { content: { type: kind.id, answers: ANSWERS, right: 'neither' }, says: 'neither' },
    { content: { type: kind.id, answers: ['this', 'this'], right: 'this' }, says: 'twice' },
  ],
  seconds: 0,
  moves: () => [{ type: kind.id, answer: 'this' }],
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
`,
})
