import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { Autosave } from '#src/outbox/edits/autosave.ts'
import type { Desk } from './desk.ts'
import type { EditStore } from '#src/outbox/edits/edit-store.ts'
import type { LiveScene } from './moves.ts'
import type { Thing } from './scene-file.ts'

/** What a command works on. */
export interface Bench {
  edits: EditStore
  save: Pick<Autosave, 'go' | 'ready'>
  desk: Desk
  mission: MadeMission | null
  missions: readonly MadeMission[]
  /** Paths of the draft, as the server has it. */
  files: readonly string[]
  /** Null while there is no scene. */
  liveScene: LiveScene | null
  /** What can be selected, in reading order. */
  things: readonly Thing[]
  lens: { fit: () => void; zoomIn: () => void; zoomOut: () => void }
}
