import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { SceneDescription } from '#shared/scene/description.ts'
import { report } from '#src/lib/report.ts'
import { savedQuality } from './saved-quality.ts'
import type { Quality, Tier } from './quality.ts'

export type RendererKind = 'webgl' | 'canvas' | 'list'

/** Something of the scene that could not be shown, named so that its maker finds it. */
export interface StageError {
  sceneId: string
  /** Of the element or layer; null for the background. */
  name: string | null
  url: string
  message: string
}

/** What should be seen. */
interface Wishes {
  scene: SceneDescription | null
  /** What is known of the scene that is wanted is old, and asked for anew: it is not said yet how it stands. */
  isOutdated: boolean
  /** The first scene has said how it stands, or needs not: what else there is to say comes behind it. */
  hasSpoken: boolean
  onElement: (id: string) => void
  onBack: () => void
  /** Id of who looks at it; null while nobody does. */
  player: string | null
  /** The HUD's pause: all that moves by itself stands still. */
  isPaused: boolean
  /** A full-screen task covers the stage: nothing is drawn. */
  isCovered: boolean
  /** 'Continue as list'. */
  wantsList: boolean
  /** Somebody makes the scene: nothing moves by itself, and the page has the pointers, keys and buttons over it. */
  isEdited: boolean
  quality: Quality
  /** How far what stands in the lower left corner reaches above the screen's lower edge, in CSS px; 0 where nothing does. */
  footing: number
  /** Names the scene as the main content of the page; null where another part of the page is that, and the scene lies behind it. */
  mainName: string | null
}

/** What is. */
interface Facts {
  /**
   * Of the scene that is wanted: `coming` while its poster is fetched, `loading` while all of its first view is, where it has no
   * poster; on its poster it is entered, and ready when the first view has come.
   */
  status: 'empty' | 'coming' | 'loading' | 'travelling' | 'landing' | 'poster' | 'ready'
  /** The canvas has drawn a scene: until then the poster lies before it. */
  isPainted: boolean
  /** The GPU has gone, and the picture with it: it is waited for. */
  isRestoring: boolean
  /** The scene that stands: the last one until the next is ready. */
  shown: SceneDescription | null
  /** Of this machine; null until it was found out. */
  rendererKind: RendererKind | null
  /** The scene that stands as its list because it cannot be drawn, by its id; null as soon as another one stands. */
  undrawable: string | null
  tier: Tier
  hovered: string | null
  focused: string | null
  /** The last press; a new one is a new object. */
  pressed: { sceneId: string; elementId: string } | null
  errors: readonly StageError[]
  /** Where there is more of the map. */
  directions: { left: boolean; right: boolean; up: boolean; down: boolean; in: boolean; out: boolean }
}

export type StageState = Wishes & Facts

const saved = savedQuality()

const BEGINNING: StageState = {
  scene: null,
  isOutdated: false,
  hasSpoken: false,
  onElement: () => {},
  onBack: () => {},
  player: null,
  isPaused: false,
  isCovered: false,
  wantsList: false,
  isEdited: false,
  quality: saved,
  footing: 0,
  mainName: null,
  status: 'empty',
  isPainted: false,
  isRestoring: false,
  shown: null,
  rendererKind: null,
  undrawable: null,
  tier: saved === 'auto' ? 'high' : saved,
  hovered: null,
  focused: null,
  pressed: null,
  errors: [],
  directions: { left: false, right: false, up: false, down: false, in: false, out: false },
}

export const stageStore = createStore<StageState>(() => BEGINNING)

export function useStage<T>(pick: (state: StageState) => T): T {
  return useStore(stageStore, pick)
}

/** Whether a picture stands before the player, and not the list in its place. For `useStage`. */
export function isDrawn(stage: StageState): boolean {
  return !prefersList(stage) && hasMap(stage)
}

/** Whether its player wants the list in place of the picture: who makes a scene sees it all the same. */
export function prefersList({ wantsList, isEdited }: StageState): boolean {
  return wantsList && !isEdited
}

/** Whether the scene stands and can be played, on its poster or with all of its art. For `useStage`. */
export function isEntered({ status }: StageState): boolean {
  return status === 'poster' || status === 'ready'
}

/** Whether there is a picture to be chosen instead of the list: the machine draws, and the scene can be drawn. For `useStage`. */
export function hasMap({ rendererKind, undrawable }: StageState): boolean {
  return rendererKind !== 'list' && undrawable === null
}

/** What is asked for again may come this time. */
export function forgetStageErrors(sceneId: string): void {
  const isOther = (error: StageError) => error.sceneId !== sceneId
  if (stageStore.getState().errors.every(isOther)) return
  stageStore.setState(({ errors }) => ({ errors: errors.filter(isOther) }))
}

/** Stores each error once: for the designer of the scene (SceneErrors), and for developers. */
export function reportStageError(error: StageError): void {
  const isSame = ({ sceneId, url, name }: StageError) =>
    sceneId === error.sceneId && url === error.url && name === error.name
  if (stageStore.getState().errors.some(isSame)) return
  stageStore.setState(({ errors }) => ({ errors: [...errors, error] }))
  report(`scene ${error.sceneId}, ${error.name ?? 'background'}: ${error.url} ${error.message}`)
}
