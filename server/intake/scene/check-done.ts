import type { ElementLayout } from '#shared/scene/layout.ts'
import type { Findings } from '../findings.ts'

/** A scene in which some elements change when they are done and others do not looks forgotten. */
export function checkDone(
  elements: readonly ElementLayout[],
  fileOf: (id: string) => string,
  findings: Findings,
): void {
  const lacking = elements.filter(({ done, light }) => !done && !light)
  const [first] = lacking
  if (!first || lacking.length === elements.length) return
  const names = lacking.map(({ id }) => `"element ${id}"`).join(', ')
  findings.advise(
    fileOf(first.id),
    `${names} ${lacking.length === 1 ? 'has' : 'have'} neither light nor another picture for when it is done; the others have`,
    `Draw "element ${first.id} light" or "element ${first.id} done".`,
  )
}
