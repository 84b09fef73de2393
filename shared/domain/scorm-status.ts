/** What a SCO says of itself, by the data model of SCORM 1.2. */
export const SCORM_STATUSES = [
  'passed',
  'completed',
  'failed',
  'incomplete',
  'browsed',
  'not attempted',
] as const
export type ScormStatus = (typeof SCORM_STATUSES)[number]

/** What a visit may not take back stands higher. */
const RANKS: Record<ScormStatus, number> = {
  'not attempted': 0,
  browsed: 1,
  incomplete: 1,
  failed: 2,
  completed: 3,
  passed: 4,
}

/** Completion never goes back: of what a SCO said before and says now, what counts. */
export function laterStatus(before: ScormStatus, now: ScormStatus): ScormStatus {
  return RANKS[now] < RANKS[before] ? before : now
}

/** Nothing more is expected of it. */
export function isOver(status: ScormStatus): boolean {
  return RANKS[status] >= RANKS.failed
}

/** What a SCO with a mastery score has reached, whatever it says itself. @param mastery percent; null where it has none */
export function masteredStatus(said: ScormStatus, raw: number | null, mastery: number | null): ScormStatus {
  if (mastery === null || raw === null || !isOver(said)) return said
  return raw >= mastery ? 'passed' : 'failed'
}
