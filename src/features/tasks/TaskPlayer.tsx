import { Suspense, type ReactNode } from 'react'
import { PLAYERS } from './kinds/index.ts'
import type { PlayerProps } from './kinds/player-props.ts'

interface TaskPlayerProps extends PlayerProps {
  /** Until the player's own code has come. */
  fallback: ReactNode
}

/** Plays an attempt of whatever kind its task is. */
export function TaskPlayer({ fallback, ...props }: TaskPlayerProps) {
  const Player = PLAYERS[props.attempt.task.type]
  return (
    <Suspense fallback={fallback}>
      <Player {...props} />
    </Suspense>
  )
}
