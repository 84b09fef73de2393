import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { LookColours } from '#shared/domain/preview-looks.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { Weather } from '#shared/scene/layout.ts'
import type { Cover } from './parts/covers.ts'

/** Screens that a scene is looked at on, in CSS px. */
export const DEVICES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
  desktop: { width: 1366, height: 768 },
  wide: { width: 2560, height: 1080 },
} as const
export type Device = keyof typeof DEVICES

/** How far a player has come who is looked at. */
export const SEEN_AS = ['newcomer', 'halfway', 'done', 'locked'] as const
export type SeenAs = (typeof SEEN_AS)[number]

export interface PreviewChoice {
  seenAs: SeenAs
  /** Grows whenever the play begins anew. */
  run: number
  device: Device
  /** Null: the language of the page, or the first that the adventure speaks. */
  language: Language | 'longest' | null
  colours: LookColours | 'own'
  /** Null: what the tenant has switched on. */
  weather: readonly Weather[] | null
  hasLessMotion: boolean
  isList: boolean
  /** The places are numbered as they are read. */
  hasNumbers: boolean
  /** What lies over places of the scene as it stands; null while that is not known. */
  covers: readonly Cover[] | null
}

/** How scenes are looked at in the editor, for as long as the page is open. */
export const previewChoice = createStore<PreviewChoice>(() => ({
  seenAs: 'newcomer',
  run: 0,
  device: 'desktop',
  language: null,
  colours: 'own',
  weather: null,
  hasLessMotion: false,
  isList: false,
  hasNumbers: false,
  covers: null,
}))

export function usePreviewChoice<T>(pick: (choice: PreviewChoice) => T): T {
  return useStore(previewChoice, pick)
}

export const choosePreview = (choice: Partial<PreviewChoice>): void => previewChoice.setState(choice)

/** As somebody else, or as the same who has done nothing since. */
export const beginAs = (seenAs: SeenAs): void =>
  previewChoice.setState(({ run }) => ({ seenAs, run: run + 1, covers: null }))
