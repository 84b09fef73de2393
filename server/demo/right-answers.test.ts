import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { MissionFile } from '#shared/scene/files.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'

interface Question {
  /** 'harbour/second-factor/which-factor' */
  of: string
  /** In the order in which they are offered. */
  answers: readonly string[]
  right: string
}

const read = (path: string): unknown => JSON.parse(readFileSync(`scenes/${path}.json`, 'utf8'))

const Answers = z.record(z.string(), z.object({ answers: z.optional(z.record(z.string(), z.string())) }))
const Words = z.object({
  tasks: z.record(
    z.string(),
    z.object({
      cards: z.optional(Answers),
      questions: z.optional(Answers),
      moments: z.optional(Answers),
      scenes: z.optional(Answers),
    }),
  ),
})

interface Asked {
  place: 'cards' | 'questions' | 'moments' | 'scenes'
  id: string
  answers: readonly string[]
  correct: readonly string[]
}

function askedIn(content: TaskFile['content']): Asked[] {
  switch (content.type) {
    case 'learning-pill':
      return content.cards.flatMap(({ id, question }) =>
        question ? [{ place: 'cards' as const, id, ...question }] : [],
      )
    case 'egzamin':
      return content.questions.map((question) => ({ place: 'questions' as const, ...question }))
    case 'film2':
    case 'video_player':
      return (content.moments ?? []).flatMap(({ id, question }) =>
        question ? [{ place: 'moments' as const, id, ...question }] : [],
      )
    case 'symulacja_v3':
    case 'conversation':
      return content.scenes.flatMap(({ id, choices = [], best }) =>
        best
          ? [{ place: 'scenes' as const, id, answers: choices.map((one) => one.id), correct: [best] }]
          : [],
      )
    default:
      return []
  }
}

const ADVENTURES = readdirSync('scenes', { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
)

function missionsOf(adventure: string): string[] {
  return readdirSync(`scenes/${adventure}`)
    .map((name) => `${adventure}/${name}`)
    .filter((path) => existsSync(`scenes/${path}/mission.json`))
}

/** Of all questions with one right answer. @param places the parts of texts that are counted */
function questionsOf(language: Language, places: readonly Asked['place'][]): Question[] {
  return ADVENTURES.flatMap(missionsOf).flatMap((mission) => {
    const { tasks = [] } = z.parse(MissionFile, read(`${mission}/mission`))
    const words = z.parse(Words, read(`${mission}/text/${language}`)).tasks
    return tasks.flatMap((task) =>
      askedIn(z.parse(TaskFile, read(`${mission}/tasks/${task}`)).content)
        .filter(({ place, correct }) => places.includes(place) && correct.length === 1)
        .map(({ place, id, answers, correct }) => {
          const of = `${mission}/${task}/${id}`
          const text = words[task]?.[place]?.[id]?.answers ?? {}
          return {
            of,
            answers: answers.map((one) => text[one] ?? ''),
            right: text[correct[0] ?? ''] ?? '',
          }
        }),
    )
  })
}

/** So many would somebody find who guesses. */
const chance = (questions: readonly Question[]): number =>
  questions.reduce((sum, { answers }) => sum + 1 / answers.length, 0)

const GROUPS = [
  { name: 'pills, exams and films', places: ['cards', 'questions', 'moments'] },
  { name: 'simulations and conversations', places: ['scenes'] },
] as const

describe.each(GROUPS)('the right answers of $name in the demo', ({ places }) => {
  it.each(LANGUAGE_CODES)('are not found by their length, in %s [SERVE-4]', (language) => {
    const questions = questionsOf(language, places)
    expect(questions.length).toBeGreaterThan(30)
    const longest = questions.filter(({ answers, right }) =>
      answers.every((answer) => answer === right || answer.length < right.length),
    )
    expect(longest.length, longest.map(({ of }) => of).join('\n')).toBeLessThanOrEqual(chance(questions))
  })

  it('are not found by their place [SERVE-4]', () => {
    const questions = questionsOf('en', places)
    const most = Math.max(...questions.map(({ answers }) => answers.length))
    for (let place = 0; place < most; place += 1) {
      const there = questions.filter(({ answers, right }) => answers[place] === right)
      const possible = questions.filter(({ answers }) => answers.length > place)
      expect(there.length, `place ${place + 1}`).toBeLessThanOrEqual(1.3 * chance(possible))
    }
  })
})
