import { say } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'

/** Of what a light falls on. */
const MUCH = 0.25

/** Light is added: on a drawing that is nearly white there is nothing left to be made brighter. */
export function checkLights(
  burnt: Readonly<Record<string, number>>,
  fileOf: (id: string) => string,
  findings: Findings,
): void {
  for (const [id, share] of Object.entries(burnt)) {
    if (share < MUCH) continue
    findings.advise(
      fileOf(id),
      say('burns-out', { id, percent: Math.round(share * 100) }),
      say('burns-out-hint', { id }),
    )
  }
}
