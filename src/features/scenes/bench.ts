import type { MadeMission } from '#shared/contract/content-scenes.ts'
import type { Box } from '#shared/scene/layout.ts'
import type { Autosave } from '#src/outbox/edits/autosave.ts'
import type { Desk } from './desk.ts'
import type { EditStore } from '#src/outbox/edits/edit-store.ts'
import type { LiveScene } from './moves.ts'
import type { Thing } from './scene-file.ts'

/** Bytes of a draft. Each rejects with a `Failure`. */
export interface DraftArt {
  /** @returns the hash of what was sent */
  send: (file: Blob) => Promise<string>
  /** A file that the server has. */
  read: (path: string) => Promise<Blob>
  /** Where it can be looked at. */
  addressOf: (path: string) => string
}

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
  art: DraftArt
  lens: {
    fit: () => void
    zoomIn: () => void
    zoomOut: () => void
    /** What is in view, in units of the scene. */
    seen: () => Box
  }
}
