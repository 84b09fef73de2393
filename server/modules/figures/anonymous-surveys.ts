import { eq } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { AnonymousSurvey, readAnonymousSurveys } from '#shared/contract/figures.ts'
import type { Tally } from '#shared/domain/tally.ts'
import type { SurveyContent } from '#kinds/survey/shared/schemas.ts'
import { anonymousAnswers } from '#server/db/schema/anonymous-answers.ts'
import type { VisitOf } from '#server/http/route.ts'
import { adventuresOf } from './adventures.ts'

type Question = SurveyContent['questions'][number]
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
      if (task.content.type !== 'survey' || task.content.anonymous !== true) return []
      const counted = rows.find((row) => row.adventureId === adventureId && row.taskId === id)
      const { name, asks } = words.task(id)
      const survey = { adventureId, id, name, mission: words.mission(missionId) }
      if (!counted || counted.people === 0) return [{ ...survey, people: null, questions: [] }]
      const questions = task.content.questions.map((question) =>
        showQuestion(question, asks?.[question.id]?.question ?? '', counted.answers),
      )
      return [{ ...survey, people: counted.people, questions }]
    }),
  )
  return { surveys }
}

function showQuestion(question: Question, text: string, answers: Tally): QuestionFigures {
  const { id, sort } = question
  const given = Object.hasOwn(answers, id) ? answers[id] : undefined
  return {
    ...{ id, text, sort },
    counts: valuesOf(question).map((value) => ({ value, people: given?.counts[value] ?? 0 })),
    words: given?.words ?? [],
  }
}

function valuesOf(question: Question): number[] {
  if (question.sort === 'opinion') return []
  const [min, max] = question.sort === 'scale' ? [question.min, question.max] : [1, question.starsNumber]
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}
