import type { MissionStatus } from '../domain/progress.ts'
import type { Box, ElementLayout, LayerLayout, Placed } from './layout.ts'

/** Where a scene that is not as large as the screen stands, and what stays in view when the screen cuts (missionAlign). */
export const SCENE_ALIGNS = ['center', 'left', 'right', 'top', 'bottom'] as const
export type SceneAlign = (typeof SCENE_ALIGNS)[number]

export type ElementState = 'locked' | MissionStatus

/**
 * How the label of a place tells of it: percent with a ring; state only whether it is done or locked; welcome is an
 * onboarding, which has no percent; secret stands in no list and has no label; view leads to another part of the game.
 */
export type PlaceSign = 'percent' | 'state' | 'welcome' | 'secret' | 'view'

export interface SceneElement {
  id: string
  /** The designer's place and pictures; a placeholder's where there is no art. */
  layout: ElementLayout
  state: ElementState
  sign: PlaceSign
  /** Percent. */
  progress: number
  /** What a person calls it. */
  name: string
  /** The whole sentence for assistive technology: name, state, progress, the reason when locked. */
  spoken: string
  /** The same without the name, for where that stands beside it. */
  stateText: string
  /** Tasks to do and active players in a few words, for screens that cannot hover; empty where there is neither (MAP-1). */
  note: string
  /** What it looks like, in its designer's words; nothing where nobody wrote any, or it is not found yet. */
  description?: string
  /** How many conditions still lock it. */
  missing?: number
  /** The one that is to be played next: its label glows. */
  isNext: boolean
  /** A slow glow while it is open to play. */
  isBlinking: boolean
  /** How many teammates who play there are named: a light for each (ALIVE-1). */
  mates?: number
  /** It is dark: what glows there glows, whether it is begun or not. */
  isDark?: boolean
}

/** What the hour makes of a map: colours as #rrggbb at the top of the picture and at its foot. */
export interface SceneLight {
  /** Multiplied with the picture. */
  shade: readonly string[]
  /** Screened over it. */
  shine: readonly string[]
}

export interface SceneWeather {
  hasSnow: boolean
  hasClouds: boolean
  hasBubbles: boolean
}

/** All that the stage, its DOM twin and the list need to draw one scene. Plain data, made by a feature's pure function. */
export interface SceneDescription {
  id: string
  /** static: fitted, the safe rect always whole in view. moving: larger than the stage, panned and zoomed. */
  kind: 'static' | 'moving'
  /** Somebody makes it: all of it can be in view, whatever the screen's shape, and it can be looked at closely. */
  isEdited?: true
  /** What a person calls the place. */
  name: string
  /** What it looks like, in its designer's words. */
  description?: string
  /** Percent of the whole adventure that its player has finished. */
  totalProgress?: number
  size: { width: number; height: number }
  safe: Box
  align: SceneAlign
  background: Placed | null
  /** The whole scene as one light picture: it is entered on it, and stands on it until its art has come. */
  poster: Placed | null
  /** Address of a film over the background, which is its poster. */
  film: string | null
  /** Addresses of what is heard there without an end, one sound in several formats; empty: the platform's own. */
  sound: readonly string[]
  /** Address of who stands by and decorates: a picture, or a film that ends in webm with a still beside it. */
  assistant: string | null
  layers: readonly LayerLayout[]
  /** In reading order. */
  elements: readonly SceneElement[]
  weather: SceneWeather
  /** Where the day passes. */
  light?: SceneLight | undefined
}
