import type { TaskText } from '#shared/scene/files.ts'
import type { LearningPillContent, LearningPillPlayable } from './schemas.ts'

type Card = LearningPillContent['cards'][number]

/** A card as its player may see it before it is answered. */
export function showCard(
  { id, picture, question }: Card,
  cards: TaskText['cards'],
): LearningPillPlayable['cards'][number] {
  const text = cards?.[id]
  return {
    id,
    picture: picture === '' ? null : picture,
    pictureAlt: text?.picture ?? '',
    title: text?.title ?? id,
    text: text?.text ?? '',
    question: question
      ? {
          text: text?.question ?? '',
          isMultiple: question.correct.length > 1,
          answers: question.answers.map((answer) => ({
            id: answer,
            text: text?.answers?.[answer] ?? answer,
          })),
        }
      : null,
  }
}
