import { latePart } from '#src/lib/late-part.ts'

/** All pop-ups: nobody needs their code before a task or the player area is open, and it comes with those. */
export const popupPart = latePart<object>(async () => (await import('./OpenPopup.tsx')).OpenPopup)
