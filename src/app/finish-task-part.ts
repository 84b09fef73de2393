import { latePart } from '#src/lib/late-part.ts'

/** The pop-up of a finished task: nobody needs its code before a task is open, and it comes with that. */
export const finishTaskPart = latePart(async () => (await import('./FinishTask.tsx')).FinishTask)
