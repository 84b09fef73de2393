import { idOf, inKeyOrder, keyOf } from '#kinds/define/keys.ts'
import type { LiveQuiz } from '#shared/contract/live.ts'
import type { Content } from '#server/play/content.ts'
import { questionFactsOf } from '#server/play/question-facts.ts'
import type { Words } from '#server/play/words.ts'

/** The questions of a task, in somebody's words. Answers leave the server, and come back, by keys; ids are its own. */
export interface Asking {
  /** With the keys of its answers, and in their order: the same for everybody in the quiz. Null where there is no such question. */
  show(card: string): LiveQuiz['question']
  /** Of ids. Null where these are no answers of it. */
  judge(
    card: string,
    answers: readonly string[],
  ): { isCorrect: boolean; correct: readonly string[]; explanation: string } | null
  /** The answers that can be given, by their ids. */
  ids(card: string): string[]
  /** By which an answer is known outside. */
  key(card: string, id: string): string
  /** The ids of these keys; null where one is no answer's. */
  idsOf(card: string, keys: readonly string[]): string[] | null
}

/** Of which the keys of a quiz's answers are made: anyone who does not know it reads nothing from them, nor from their order. It is never sent. */
export function saltOf({ forgerySecret }: { forgerySecret: string }, quizId: string): string {
  return `${forgerySecret} live ${quizId}`
}

export function questionsOf(
  content: Content,
  words: Words,
  { taskId, salt }: { taskId: string; salt: string },
): Asking {
  const task = content.tasks.get(taskId)?.task.content
  const facts = task && questionFactsOf(task)
  const text = words.task(taskId)
  const written = (card: string) => (task && facts?.show(task, text, card)) ?? null
  const key = (card: string, id: string) => keyOf(salt, card, id)
  const ids = (card: string) => written(card)?.answers.map(({ id }) => id) ?? []
  return {
    show(card) {
      const question = written(card)
      if (!question) return null
      const keyed = question.answers.map((one) => ({ ...one, key: key(card, one.id) }))
      // what is right is often written first
      return { ...question, answers: inKeyOrder(keyed).map((one) => ({ id: one.key, text: one.text })) }
    },
    judge: (card, answers) => (task && facts?.judge(task, text, card, answers)) ?? null,
    ids,
    key,
    idsOf(card, keys) {
      const all = ids(card)
      const found = keys.map((one) => idOf(salt, card, one, all))
      return found.every((id) => id !== null) ? found : null
    },
  }
}
