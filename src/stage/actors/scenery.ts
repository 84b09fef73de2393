import { createStore } from 'zustand/vanilla'
import type { SceneDescription } from '#shared/scene/description.ts'
import type { StagedScene } from './staged-scene.ts'

/** A scene that stands, and what it shows now. */
export interface StandingScene {
  staged: StagedScene
  scene: SceneDescription
  flakes: number
  hasClouds: boolean
}

/** What exists on the stage, back to front: one scene, or two while the camera goes from one to the other. */
export const sceneryStore = createStore<{ standing: readonly StandingScene[] }>(() => ({ standing: [] }))
