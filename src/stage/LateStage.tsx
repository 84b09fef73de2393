import type { RefObject } from 'react'
import { useLatePart, type LatePart } from '#src/lib/late-part.ts'
import { ListRung } from './ListRung.tsx'

export interface DrawnStageProps {
  host: RefObject<HTMLElement | null>
}

interface LateStageProps extends DrawnStageProps {
  late: LatePart<DrawnStageProps>
}

/** The drawn half of the stage, once its code has come. Where it does not, the list takes its place until it does. */
export function LateStage({ late, host }: LateStageProps) {
  const { Part, isMissing } = useLatePart(late)
  if (Part) return <Part host={host} />
  return isMissing && <ListRung />
}
