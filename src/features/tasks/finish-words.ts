import type { Band } from '#shared/domain/bands.ts'

/** What is said where it did not go well: what the player could do better in such a task. */
const LESS_WELL = {
  symulacja_v3: { fair: 'tasks.finish.fairEnd', poor: 'tasks.finish.poorEnd' },
  'quiz-connector-mothers-children': { fair: 'tasks.finish.fewLines', poor: 'tasks.finish.noLine' },
  other: { fair: 'tasks.finish.few', poor: 'tasks.finish.missed' },
} as const

/**
 * Nobody is congratulated on what went wrong; null where the designer's own words fit. An exam says itself whether it is
 * passed. The words of pairs are of all of them: they fit only where all are right.
 */
export function lessWell(taskType: string, grade: Band, score: { right: number; all: number } | null) {
  if (taskType === 'egzamin') return null
  if (grade === 'good') {
    const isPart = taskType === 'quiz-connector-mothers-children' && score && score.right < score.all
    return isPart ? 'tasks.finish.someLines' : null
  }
  if (taskType === 'symulacja_v3' || taskType === 'quiz-connector-mothers-children')
    return LESS_WELL[taskType][grade]
  return LESS_WELL.other[grade]
}
