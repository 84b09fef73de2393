import type { Application } from 'pixi.js'
import type { Box } from '#shared/scene/layout.ts'
import { ElementActor } from '../actors/element-actor.ts'
import { sceneryStore, type MountedScene } from '../actors/scenery.ts'
import { heldArt } from '../art/leases.ts'
import { ambient, camera, frames } from '../runtime.ts'
import { stageStore } from '../stage-store.ts'
import { glCounts } from './gl-counts.ts'

/** What tests count: GL calls of the last frame, and what is held. */
interface StageCounts {
  frames: number
  draws: number
  glTextures: number
  art: number
  /** Files that are still to come. */
  coming: number
  artBytes: number
  scenes: number
  actors: number
}

/** Only in test mode, as `window.waymarkStage`. */
export interface StageHandle {
  /** Settles when this scene stands and was presented. */
  ready: (sceneId: string) => Promise<void>
  /** Time stands still until `step`. */
  freeze: () => void
  thaw: () => void
  step: (ms: number) => void
  /** What moves by itself starts again from its first moment. */
  rewind: () => void
  counts: () => StageCounts
  view: () => { x: number; y: number; scale: number }
  /** Where the pictures of elements were drawn in the last frame (CSS px of the canvas). */
  drawnBoxes: () => Record<string, Box>
  loseContext: () => void
  restoreContext: () => void
  /** Presses the element with this name as a keyboard would. */
  press: (name: string) => void
}

declare global {
  interface Window {
    waymarkStage?: StageHandle
  }
}

/** SwiftShader would take 32 and hide a broken batch. */
const BATCH_TEXTURES = 16

export function installStageHandle(app: Application): void {
  app.renderer.limits.maxBatchableTextures = BATCH_TEXTURES
  const render = app.render.bind(app)
  let draws = 0
  app.render = () => {
    const before = glCounts.draws
    render()
    draws = glCounts.draws - before
  }
  const context = () => {
    const gl = app.canvas.getContext('webgl2')
    return gl?.getExtension('WEBGL_lose_context')
  }

  let lost: WEBGL_lose_context | null | undefined
  window.waymarkStage = {
    ready: (sceneId) =>
      new Promise((resolve) => {
        const isThere = () => {
          const { status, shown } = stageStore.getState()
          return status === 'ready' && shown?.id === sceneId
        }
        if (isThere()) {
          resolve()
          return
        }
        const stop = stageStore.subscribe(() => {
          if (!isThere()) return
          stop()
          resolve()
        })
      }),
    freeze: () => frames.freeze(),
    thaw: () => frames.thaw(),
    step: (ms) => frames.advance(ms),
    rewind: () => {
      ambient.time = 0
    },
    counts: () => {
      const { mounted } = sceneryStore.getState()
      const art = heldArt()
      return {
        frames: frames.count,
        draws,
        glTextures: glCounts.textures,
        art: art.count,
        coming: mounted.reduce((sum, { staged }) => sum + staged.art.countComing(), 0),
        artBytes: art.bytes,
        scenes: mounted.length,
        actors: mounted.reduce((sum, { staged }) => sum + staged.actors.size, 0),
      }
    },
    view: () => ({ ...camera.view }),
    drawnBoxes: () => Object.fromEntries(sceneryStore.getState().mounted.flatMap(boxesOf)),
    loseContext: () => {
      lost = context()
      lost?.loseContext()
    },
    restoreContext: () => lost?.restoreContext(),
    press: (name) => {
      const buttons = document.querySelectorAll<HTMLElement>('nav [data-element]')
      const button = [...buttons].find((one) => one.getAttribute('aria-label')?.startsWith(name))
      button?.focus()
      button?.click()
    },
  }
}

/** Asked of Pixi, not of our own arithmetic. */
function boxesOf({ staged }: MountedScene): [string, Box][] {
  return [...staged.actors].flatMap((actor): [string, Box][] => {
    if (!(actor instanceof ElementActor) || !actor.model) return []
    const { box } = actor.model.element.layout.picture
    const corner = actor.toGlobal({ x: box.x, y: box.y })
    const far = actor.toGlobal({ x: box.x + box.width, y: box.y + box.height })
    return [
      [
        actor.model.element.id,
        { x: corner.x, y: corner.y, width: far.x - corner.x, height: far.y - corner.y },
      ],
    ]
  })
}
