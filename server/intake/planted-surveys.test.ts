import { expect, it } from 'vitest'
import { missesOf, SWEEP, type Mistake } from './testing/planted.ts'
import { json, task, taskText, type Files } from './testing/small-world.ts'

const POLISH = 'isle/shop/text/pl.json'
const SCALE = { id: 'safe', sort: 'scale', min: 1, max: 10, threshold: 5 }
const WORDS = {
  safe: { question: 'How safe?', minLabel: 'not at all', maxLabel: 'very', declaration: '' },
  team: { question: 'How good?' },
  why: { question: 'Why?', placeholder: '' },
}

/** The task of the shop as a survey, as it should be but for what is changed. */
function withSurvey(scale: object, words: object = {}, more: readonly object[] = []): Files {
  const questions = [
    { ...SCALE, ...scale },
    { id: 'team', sort: 'stars' },
    { id: 'why', sort: 'opinion' },
    ...more,
  ]
  const reported = (asks: object) => {
    const sweep = { name: 'Task', description: 'A place.', goal: 'Goal', congrats: 'Done', asks }
    return json({ name: 'Shop', description: 'A place.', tasks: { sweep, greet: taskText() } })
  }
  return {
    [SWEEP]: json({ ...task(), content: { type: 'survey', questions } }),
    'isle/shop/text/en.json': reported(WORDS),
    [POLISH]: reported({ ...WORDS, ...words }),
  }
}

const MISTAKES: Mistake[] = [
  {
    title: 'an anonymous survey that a leader has to accept',
    plant: () => {
      const files = withSurvey({})
      const content = {
        type: 'survey',
        anonymous: true,
        questions: [SCALE, { id: 'team', sort: 'stars' }, { id: 'why', sort: 'opinion' }],
      }
      return { ...files, [SWEEP]: json({ ...task(), isLeaderAcceptRequired: true, content }) }
    },
    file: SWEEP,
    problem: /is an anonymous survey that a leader has to accept/,
    hint: /Take out isLeaderAcceptRequired, or anonymous/,
  },
  {
    title: 'a scale upside down',
    plant: () => withSurvey({ min: 5, max: 1 }),
    file: SWEEP,
    problem: /questions\[0\]\.max is not above min/,
    hint: /Write a number above 5/,
  },
  {
    title: 'a threshold that is not on its scale',
    plant: () => withSurvey({ max: 4 }),
    file: SWEEP,
    problem: /questions\[0\]\.threshold is not on the scale/,
    hint: /from 1 to 4/,
  },
  {
    title: 'a question twice',
    plant: () => withSurvey({}, {}, [{ id: 'why', sort: 'opinion' }]),
    file: SWEEP,
    problem: /content\.questions has "why" twice/,
    hint: /Rename/,
  },
  {
    title: 'a scale with an end that says nothing',
    plant: () => withSurvey({}, { safe: { ...WORDS.safe, maxLabel: undefined } }),
    file: POLISH,
    problem: /asks\.safe\.maxLabel is missing/,
    hint: /Write it/,
  },
  {
    title: 'a placeholder that was forgotten in a language',
    plant: () => withSurvey({}, { why: { question: 'Why?' } }),
    file: POLISH,
    problem: /asks\.why\.placeholder is missing/,
    hint: /Write it/,
  },
  {
    title: 'words for stars that nobody sees',
    plant: () => withSurvey({}, { team: { question: 'How good?', declaration: 'Good.' } }),
    file: POLISH,
    problem: /asks\.team\.declaration is never shown/,
    hint: /Take it out/,
  },
]

it.each(MISTAKES)('tells $title, and nothing else', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})

it('finds nothing in a survey that is as it should be', async () => {
  const fine: Mistake = { title: '', plant: () => withSurvey({}), file: '', problem: /x/, hint: /x/ }
  expect(await missesOf(fine)).toEqual(['not reported: /x/ /x/'])
})
