import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const FOLDER = new URL('../scenes/lantern-isles/the-bell/', import.meta.url)
const ID = 'keepers-examination'

const TaskFile = z.object({
  content: z.object({ questions: z.array(z.object({ id: z.string(), correct: z.array(z.string()) })) }),
})
const Words = z.object({
  question: z.string(),
  answers: z.record(z.string(), z.string()),
  explanation: z.string(),
})
const TextFile = z.object({
  tasks: z.record(
    z.string(),
    z.object({ name: z.string(), questions: z.optional(z.record(z.string(), Words)) }),
  ),
})

export interface Exam {
  id: string
  mission: string
  name: string
  /** The words of the right answers by those of the question. */
  right: ReadonlyMap<string, string[]>
}

/** The exam of the demo with its answers, from the designer's own files: what the browser is never told. */
export function readExam(): Exam {
  const { content } = TaskFile.parse(readJson(`tasks/${ID}.json`))
  const { name, questions = {} } = TextFile.parse(readJson('text/en.json')).tasks[ID] ?? { name: ID }
  const right = content.questions.map(({ id, correct }): [string, string[]] => {
    const words = questions[id]
    return [words?.question ?? id, correct.map((answer) => words?.answers[answer] ?? answer)]
  })
  return { id: ID, mission: 'the-bell', name, right: new Map(right) }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'))
}
