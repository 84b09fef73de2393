import type { ReactNode } from 'react'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { useLatePart } from '#src/lib/late-part.ts'
import { playerOf } from './players.ts'

interface TaskPlayerProps extends PlayerProps {
  /** Until the player's own code has come. */
  fallback: ReactNode
  /** Where it does not come. */
  missing: (retry: () => Promise<boolean>) => ReactNode
}

/** Plays an attempt of whatever kind its task is. */
export function TaskPlayer({ fallback, missing, ...props }: TaskPlayerProps) {
  const player = playerOf(props.attempt.playable.type)
  const { Part, isMissing } = useLatePart(player)
  if (Part) return <Part {...props} />
  return isMissing ? missing(player.fetch) : fallback
}
