import type { RatingFile } from '#shared/scene/tasks/task-file.ts'
import type { NeededPart } from './task-intake.ts'

/** The words that a leader rates by, of a task of any kind. */
export function ratingWords(rating: RatingFile | undefined): NeededPart[] {
  return [
    ...(rating?.criteria ?? []).map((id): NeededPart => ({ id, fields: ['title'] })),
    ...(rating?.comments ?? []).map((id): NeededPart => ({ id, fields: ['text'], hasNoPlain: true })),
  ]
}
