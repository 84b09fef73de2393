import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const ADVENTURE = new URL('../scenes/lantern-isles/', import.meta.url)

const TaskFile = z.object({
  points: z.number(),
  coins: z.number(),
  content: z.object({
    cards: z.array(
      z.object({
        id: z.string(),
        question: z.optional(z.object({ answers: z.array(z.string()), correct: z.array(z.string()) })),
      }),
    ),
  }),
})

const TextFile = z.object({
  tasks: z.record(
    z.string(),
    z.object({
      name: z.string(),
      // other kinds of tasks have other words
      cards: z.optional(
        z.record(
          z.string(),
          z.object({
            title: z.string(),
            question: z.optional(z.string()),
            answers: z.optional(z.record(z.string(), z.string())),
            explanation: z.optional(z.string()),
          }),
        ),
      ),
    }),
  ),
})

export interface Question {
  text: string
  isMultiple: boolean
  /** The words of the right answers and of the others. */
  right: string[]
  wrong: string[]
  explanation: string
}

export interface Card {
  title: string
  question: Question | null
}

export interface Pill {
  id: string
  mission: string
  name: string
  points: number
  coins: number
  cards: Card[]
}

/** A learning pill with its answers, from the designer's own files: what the browser is never told. */
export function readPill(mission: string, id: string, language = 'en'): Pill {
  const file = TaskFile.parse(readJson(`${mission}/tasks/${id}.json`))
  const text = TextFile.parse(readJson(`${mission}/text/${language}.json`)).tasks[id]
  if (!text) throw new Error(`${mission} has no words for ${id} in ${language}`)
  const cards = file.content.cards.map((card) => {
    const { title, question, answers, explanation } = text.cards?.[card.id] ?? { title: card.id }
    return {
      title,
      question: card.question
        ? { ...split(card.question, answers ?? {}), text: question ?? '', explanation: explanation ?? '' }
        : null,
    }
  })
  return { id, mission, name: text.name, points: file.points, coins: file.coins, cards }
}

function split(
  { answers, correct }: { answers: string[]; correct: string[] },
  words: Record<string, string>,
) {
  const say = (ids: string[]) => ids.map((id) => words[id] ?? id)
  return {
    isMultiple: correct.length > 1,
    right: say(correct),
    wrong: say(answers.filter((id) => !correct.includes(id))),
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, ADVENTURE), 'utf8'))
}
