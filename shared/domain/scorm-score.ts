/** As a SCO says it, by the data model of SCORM 1.2: 0 to 100, whatever ends it sets. */
interface Score {
  raw: number | null
  min: number | null
  max: number | null
}

/** 0 to 1 of what could be scored; null without a score. */
export function shareOfScore(score: Score | null): number | null {
  if (!score || score.raw === null) return null
  const [low, high] = [score.min ?? 0, score.max ?? 100]
  return high > low ? (score.raw - low) / (high - low) : 1
}
