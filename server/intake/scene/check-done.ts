import { say } from '#shared/domain/findings/words.ts'
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
  const names = lacking.map(({ id }) => say('the-element', { id }))
  findings.advise(
    fileOf(first.id),
    say(lacking.length === 1 ? 'not-done-one' : 'not-done-many', { elements: names }),
    say('not-done-hint', { id: first.id }),
  )
}
