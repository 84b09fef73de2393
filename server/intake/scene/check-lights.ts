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
      `"element ${id} light" burns out: ${Math.round(share * 100)} % of what it falls on turns white`,
      `Light is added to what is below. Draw what it lights darker (red below 160 of 255), draw the light itself darker, or draw "element ${id} done" instead.`,
    )
  }
}
