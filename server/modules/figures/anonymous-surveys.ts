import { eq } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { AnonymousSurvey, readAnonymousSurveys } from '#shared/contract/figures.ts'
import type { Tally } from '#shared/domain/tally.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import { anonymousAnswers } from '#server/db/schema/anonymous-answers.ts'
import type { VisitOf } from '#server/http/route.ts'
import { adventuresOf } from './adventures.ts'

interface Question {
  id: string
  sort: 'scale' | 'stars' | 'opinion'
  values: readonly number[]
}

type QuestionFigures = AnonymousSurvey['questions'][number]

/** Every anonymous survey of the tenant, also where too few have answered it yet. */
export async function readAnonymousFigures(
  visit: VisitOf<typeof readAnonymousSurveys>,
): Promise<Reply<typeof readAnonymousSurveys>> {
  const { db, tenant } = visit
  const [adventures, rows] = await Promise.all([
    adventuresOf(visit),
    db.select().from(anonymousAnswers).where(eq(anonymousAnswers.tenantId, tenant.id)),
  ])
  const surveys = [...adventures].flatMap(([adventureId, { content, words }]) =>
    [...content.tasks].flatMap(([id, { task, missionId }]): AnonymousSurvey[] => {
      const { anonymous } = TASKS_SERVER[task.content.type]
      if (!anonymous?.isAnonymous(task.content)) return []
      const counted = rows.find((row) => row.adventureId === adventureId && row.taskId === id)
      const { name, asks } = words.task(id)
      const survey = { adventureId, id, name, mission: words.mission(missionId) }
      if (!counted || counted.people === 0) return [{ ...survey, people: null, questions: [] }]
      const questions = anonymous
        .questions(task.content)
        .map((question) => showQuestion(question, asks?.[question.id]?.question ?? '', counted.answers))
      return [{ ...survey, people: counted.people, questions }]
    }),
  )
  return { surveys }
}

function showQuestion(question: Question, text: string, answers: Tally): QuestionFigures {
  const { id, sort, values } = question
  const given = Object.hasOwn(answers, id) ? answers[id] : undefined
  return {
    ...{ id, text, sort },
    counts: values.map((value) => ({ value, people: given?.counts[value] ?? 0 })),
    words: given?.words ?? [],
  }
}
