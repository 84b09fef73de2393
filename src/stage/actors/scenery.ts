import { createStore } from 'zustand/vanilla'
import { isFilm } from '#shared/scene/assistant.ts'
import type { SceneDescription } from '#shared/scene/description.ts'
import { TIERS, type Tier } from '../quality.ts'
import type { StagedScene } from './staged-scene.ts'

/** What of a scene moves by itself. */
interface Motion {
  flakes: number
  bubbles: number
  hasClouds: boolean
  playsFilms: boolean
}

/** A scene that stands, and what it shows now. */
export interface MountedScene extends Motion {
  staged: StagedScene
  scene: SceneDescription
  /** What moves by itself has come: all of it waits for the first view. */
  hasLife: boolean
}

/** `scene` as it is to be shown now, at this tier. */
export function mountedScene(
  staged: StagedScene,
  scene: SceneDescription,
  tier: Tier,
  isReduced: boolean,
): MountedScene {
  const { hasLife } = staged
  return { staged, scene, hasLife, ...(hasLife ? motionOf(scene, tier, isReduced) : STILL) }
}

const STILL: Motion = { flakes: 0, bubbles: 0, hasClouds: false, playsFilms: false }

/** What the tier and the player's wish for less motion leave of what a scene would have. */
export function motionOf({ weather }: SceneDescription, tier: Tier, isReduced: boolean): Motion {
  const { flakes, bubbles } = TIERS[tier]
  return {
    flakes: weather.hasSnow && !isReduced ? flakes : 0,
    bubbles: weather.hasBubbles && !isReduced ? bubbles : 0,
    hasClouds: weather.hasClouds && !isReduced,
    playsFilms: TIERS[tier].playsFilms && !isReduced,
  }
}

/** Whether frames must keep coming for it while nobody touches anything. */
export function isAlive({ scene, hasLife, flakes, bubbles, hasClouds, playsFilms }: MountedScene): boolean {
  if (!hasLife) return false
  return (
    flakes > 0 ||
    bubbles > 0 ||
    hasClouds ||
    (playsFilms && hasFilm(scene)) ||
    scene.layers.some(({ drift, path }) => drift !== 0 || path !== null) ||
    scene.elements.some(
      ({ isBlinking, mates = 0, state, layout }) =>
        isBlinking || mates > 0 || (state === 'locked' && layout.veil !== null),
    )
  )
}

/** What exists on the stage, back to front: one scene, or two while the camera goes from one to the other. */
export const sceneryStore = createStore<{ mounted: readonly MountedScene[] }>(() => ({ mounted: [] }))

function hasFilm({ film, assistant }: SceneDescription): boolean {
  return film !== null || (assistant !== null && isFilm(assistant))
}
