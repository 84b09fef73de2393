import type { Assessment } from '#shared/domain/assessment.ts'

/** What the button of the pop-up says (FIN-6), with the leader's words. */
export interface LeaderAccept {
  type: 'leaderAccept'
  assessment: Assessment
  comment: string
}
