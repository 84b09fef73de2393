import { Problem } from '#server/http/problem.ts'

/** @throws Problem 409 where a tenant records no events: what was recorded before is not handed out any more */
export function mustRecord({ features }: { features: { sendStatistics: boolean } }): void {
  if (!features.sendStatistics) throw new Problem(409, 'statistics-off')
}
