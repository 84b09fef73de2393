import type { KindNames } from './names.ts'

/** What the browser says of the kind, and how it is played, by path in its folder. */
export const skeletonClient = ({ folder, name, schema }: KindNames): Record<string, string> => ({
  'client/kind.ts': `import { defineTaskClient, again, againNote, lessRight } from '#kinds/define/client.tsx'
import { ${name} as kind } from '../shared/kind.ts'

export const ${name} = defineTaskClient(kind, {
  note: (t) => t('${name}.note'),
  doneNote: againNote,
  again,
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./${schema}Player.tsx')).${schema}Player,
})
`,

  'client/sample.ts': `import { defineAttemptSample } from '#kinds/define/client.tsx'
import { ${name} as kind } from '../shared/kind.ts'

export const sample = defineAttemptSample(kind, [
  { type: kind.id, question: 'Which?', answers: ['this', 'that'].map((id) => ({ id, text: id })) },
  { type: kind.id, answered: null },
  { type: kind.id, answer: 'this' },
])
`,

  [`client/${folder}-rule.ts`]: `import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

/** An answer is judged by the server alone: until then it is only on its way. */
export const ${name}Rule: PlayRule<'${folder}'> = {
  kind: '${folder}',
  judged: ({ answered }) =>
    answered ? [{ key: 'answer', verdict: answered.given === answered.right ? 'right' : 'wrong' }] : [],
  apply: (state) => state,
  // the first one counts
  merge: (before) => before,
}
`,

  [`client/${schema}Player.module.css`]: `.question {
  display: grid;
  width: min(var(--task-width, 760px), 100%);
  gap: var(--s3);
  margin: 0 auto;
}

.ask {
  margin-bottom: var(--s4);
  font: var(--title);
}

.footer {
  display: flex;
  justify-content: flex-end;
}
`,
})
