import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const Card = z.object({ id: z.string(), question: z.optional(z.object({ correct: z.array(z.string()) })) })
const Task = z.object({ id: z.string(), content: z.object({ cards: z.optional(z.array(Card)) }) })
const Adventure = z.object({ missions: z.array(z.object({ tasks: z.array(Task) })) })
const Published = z.object({ adventures: z.array(Adventure) })

/** By card, as the build wrote them: only a right answer brings points, and only points fill the ledger. */
export function rightAnswers(taskId: string): ReadonlyMap<string, string[]> {
  const published: unknown = JSON.parse(readFileSync('dist/published.json', 'utf8'))
  const tasks = z
    .parse(Published, published)
    .adventures.flatMap(({ missions }) => missions.flatMap(({ tasks }) => tasks))
  const cards = tasks.find(({ id }) => id === taskId)?.content.cards ?? []
  return new Map(cards.flatMap(({ id, question }) => (question ? [[id, question.correct]] : [])))
}
