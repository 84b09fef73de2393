/** As whom a preview is played: somebody who has done nothing yet, about half of it, or for whom nothing is locked. */
export const PREVIEW_STAGES = ['newcomer', 'halfway', 'open'] as const
export type PreviewStage = (typeof PREVIEW_STAGES)[number]
