/** Stars that a leader gives for a task (FIN-5). */
export const ASSESSMENTS = [1, 2, 3, 4, 5] as const
export type Assessment = (typeof ASSESSMENTS)[number]
