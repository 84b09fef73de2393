import type { ComponentType } from 'react'
import { latePart, useLatePart, type LatePart } from '#src/lib/late-part.ts'

interface LatePage {
  late: LatePart<object>
  Page: ComponentType
}

interface MissingProps {
  /** Says whether it has come. */
  onRetry: () => Promise<boolean>
}

/**
 * A page in a chunk of its own. The router keeps a page that failed to load as failed for ever; so what it is given is
 * always there, says itself that its code is missing, and asks for it until it comes.
 */
export function latePage(
  load: () => Promise<ComponentType>,
  Missing: ComponentType<MissingProps>,
  isStyled?: boolean,
): LatePage {
  const late = latePart<object>(load, isStyled)
  function Page() {
    const { Part, isMissing } = useLatePart(late, true)
    if (Part) return <Part />
    return isMissing && <Missing onRetry={late.fetch} />
  }
  return { late, Page }
}
