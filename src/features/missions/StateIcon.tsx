import type { ElementState } from '#shared/scene/description.ts'
import { Boat } from '#src/ui/Glyphs.tsx'
import { CheckIcon, LockSimpleIcon } from '#src/ui/icons.ts'

/** How a mission stands, as its card shows it. */
export function StateIcon({ state }: { state: ElementState }) {
  if (state === 'finished') return <CheckIcon size={16} weight="bold" aria-hidden />
  if (state === 'locked') return <LockSimpleIcon size={16} weight="fill" aria-hidden />
  return <Boat size={16} />
}
