import { TASKS_SERVER } from '#kinds/server.ts'
import type { ExamItem, GroupFigures } from '#shared/contract/figures.ts'
import type { Figures, ItemAnswers } from '#shared/domain/figures.ts'
import type { ReadableVersion } from '#server/play/read-reviews.ts'

/** Figures in words of the reader's language. What is too near to another group has no times and no answers. */
export function showFigures(
  figures: Figures,
  { content, words }: ReadableVersion,
  isNear: boolean,
): GroupFigures {
  const nameOf = (task: string) => ({ id: task, name: words.task(task).name })
  const missionOf = (mission: string) => ({ id: mission, name: words.mission(mission) })
  return {
    progress: figures.progress,
    days: figures.days,
    missions: figures.missions.map(({ mission, begun, finished }) => ({
      ...missionOf(mission),
      begun,
      finished,
    })),
    stops: figures.stops.flatMap(({ task, isOpen, people }) => {
      const placed = content.tasks.get(task)
      return placed ? [{ task: nameOf(task), mission: missionOf(placed.missionId), isOpen, people }] : []
    }),
    tasks: figures.tasks.flatMap(({ task, time, ...counts }) => {
      const placed = content.tasks.get(task)
      if (!placed) return []
      const { type } = placed.task.content
      const { missionId, task: published } = placed
      return [
        {
          ...nameOf(task),
          missionId,
          type,
          minutes: published.minutes,
          ...counts,
          time: isNear ? null : time,
        },
      ]
    }),
    exams: isNear
      ? []
      : [...content.tasks].flatMap(([id, { task }]) => {
          const { exam } = TASKS_SERVER[task.content.type]
          if (!exam) return []
          const texts = words.task(id).questions
          const items = exam.questions(task.content).map((question) => ({
            id: question.id,
            text: texts?.[question.id]?.question ?? question.id,
            answers: judge(
              question,
              figures.answers.filter((one) => one.task === id && one.question === question.id),
            ),
          }))
          return [{ ...nameOf(id), items }]
        }),
  }
}

/** Null for what fewer than five were asked. */
function judge(
  { correct }: { correct: readonly string[] },
  given: readonly ItemAnswers[],
): ExamItem['answers'] {
  const isRight = ({ answers }: ItemAnswers) =>
    answers.length === correct.length && answers.every((answer) => correct.includes(answer))
  const sum = (some: readonly ItemAnswers[]) => some.reduce((all, { people }) => all + people, 0)
  const people = sum(given)
  if (people === 0) return null
  const sure = given.filter(({ isSure, answers }) => isSure !== null && answers.length > 0)
  const count = (isSure: boolean, right: boolean) =>
    sum(sure.filter((one) => one.isSure === isSure && isRight(one) === right))
  return {
    people,
    right: sum(given.filter(isRight)),
    sureness:
      sure.length === 0
        ? null
        : {
            sureRight: count(true, true),
            sureWrong: count(true, false),
            unsureRight: count(false, true),
            unsureWrong: count(false, false),
          },
  }
}
