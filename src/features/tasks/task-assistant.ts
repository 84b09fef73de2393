import { createContext } from 'react'
import type { MouthShape } from '#shared/domain/mouth-track.ts'
import type { Hint } from '#shared/scene/tasks/voices.ts'

interface Face {
  /** Address of the picture. */
  face: string
  /** The same with its mouth open in each shape; null where there is none. */
  mouths: Readonly<Record<Exclude<MouthShape, 'closed'>, string>> | null
}

/** Who accompanies the player in a task; null where its mission has nobody. */
export const TaskAssistant = createContext<Face | null>(null)

/** What its author has written for those who hesitate: by the part that asks, or under `WHOLE_TASK`. */
export const TaskHints = createContext<Readonly<Record<string, Hint>>>({})
