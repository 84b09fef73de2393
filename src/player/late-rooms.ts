import { latePart } from '#src/lib/late-part.ts'
import { roomOf } from '#src/shell/late-figures.tsx'

/** Rooms that are entered now and then; their code comes then. */
export const TeamRoom = roomOf(latePart<object>(async () => (await import('./PlayerTeam.tsx')).PlayerTeam))
export const QuizRoom = roomOf(latePart<object>(async () => (await import('./PlayerQuiz.tsx')).PlayerQuiz))
