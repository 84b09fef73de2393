import { latePart } from '#src/lib/late-part.ts'
import { roomOf } from '#src/shell/late-figures.tsx'

/** Rooms that are entered now and then; their code comes then. */
export const GoalsRoom = roomOf(
  latePart<object>(async () => (await import('#src/features/together/LedGoals.tsx')).LedGoals),
)
export const QuizRoom = roomOf(latePart<object>(async () => (await import('./QuizRoom.tsx')).QuizRoom))
