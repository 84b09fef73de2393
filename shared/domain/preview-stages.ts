/** As whom a preview is played: somebody who has done nothing yet, about half of it, all of it, or for whom nothing is locked. */
export const PREVIEW_STAGES = ['newcomer', 'halfway', 'done', 'open'] as const
export type PreviewStage = (typeof PREVIEW_STAGES)[number]
