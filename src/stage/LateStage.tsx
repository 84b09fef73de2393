import { useLatePart, type LatePart } from '#src/lib/late-part.ts'
import { ListRung } from './ListRung.tsx'

/** The drawn half of the stage, once its code has come. Where it does not, the list takes its place until it does. */
export function LateStage({ late }: { late: LatePart<object> }) {
  const { Part, isMissing } = useLatePart(late, true)
  if (Part) return <Part />
  return isMissing && <ListRung />
}
