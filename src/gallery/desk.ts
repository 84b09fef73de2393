import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Language } from '#shared/domain/languages.ts'
import type { SceneElement } from '#shared/scene/description.ts'
import type { Gallery } from '#shared/scene/gallery.ts'
import type { Box, Point, Weather } from '#shared/scene/layout.ts'
import { languagesAt, readAddress, type Place } from './address.ts'
import type { DeviceId } from './devices.ts'
import type { ShownStates } from './shown-state.ts'

/** What can be drawn over a scene. */
export type Overlay = 'hud' | 'safe' | 'hits' | 'boxes' | 'labels' | 'marks'

/** What a pointer does on the scene: copy places, or what it does for players. */
export type Hand = 'measure' | 'play'

/** What lies on the designer's desk: the page sets it, the frame with the stage shows it. */
export interface Desk {
  /** Null until the first build is done. */
  gallery: Gallery | null
  /** A file was saved, and is worked on. */
  isWorking: boolean
  place: Place | null
  device: DeviceId
  /** The wanted one; `languageOf` is what is shown. */
  language: Language
  hand: Hand
  overlays: Readonly<Record<Overlay, boolean>>
  /** Served address of who stands by where a mission names nobody; the tenant's. */
  assistant: string | null
  /** What the tenant has switched on; a scene may exclude some of it. */
  weather: Readonly<Record<Weather, boolean>>
  states: ShownStates
  /** The element whose state is chosen; null for everything. */
  chosen: string | null
  /** The stage in the frame has gone still by itself: this machine is too slow for what moves. */
  isTooSlow: boolean
  /** How large a CSS px of the frame is drawn. */
  zoom: number
  /** What the frame tells: the elements it shows, where the pointer or the crosshair is (units of the scene), what was copied. */
  elements: readonly SceneElement[]
  pointer: Point | null
  /** A hit area that is being drawn. */
  drag: Box | null
  copied: Copied | null
}

export interface Copied {
  text: string
  /** False where the browser keeps its clipboard shut. */
  isCopied: boolean
}

const AT_FIRST: ShownStates = { everything: 'waiting', alone: {} }

export function createDesk(hash: string): StoreApi<Desk> {
  return createStore<Desk>(() => ({
    ...readAddress(hash),
    gallery: null,
    isWorking: false,
    language: 'en',
    hand: 'measure',
    assistant: null,
    overlays: { hud: false, safe: true, hits: false, boxes: false, labels: true, marks: false },
    weather: { snow: false, clouds: false, bubbles: false },
    states: AT_FIRST,
    chosen: null,
    isTooSlow: false,
    zoom: 1,
    elements: [],
    pointer: null,
    drag: null,
    copied: null,
  }))
}

declare global {
  interface Window {
    /** Of the gallery's page; the frame in it reads and writes the same one. */
    waymarkDesk?: StoreApi<Desk>
  }
}

/** The page's own desk, or inside of the frame that of the page around it. */
export function deskOfPage(): StoreApi<Desk> {
  const around = window.parent.waymarkDesk
  if (around) return around
  window.waymarkDesk ??= createDesk(location.hash)
  return window.waymarkDesk
}

export const desk = deskOfPage()

export function useDesk<T>(pick: (desk: Desk) => T): T {
  return useStore(desk, pick)
}

/** The wanted language, or the first of an adventure that lacks it: what a player of it may choose. */
export function languageOf({
  gallery,
  place,
  language,
}: Pick<Desk, 'gallery' | 'place' | 'language'>): Language {
  const offered = languagesAt(gallery, place)
  return offered.includes(language) ? language : (offered[0] ?? language)
}

/** Another scene: what was set for the elements of the last one says nothing here. */
export function openPlace(place: Place): void {
  desk.setState({ place, states: AT_FIRST, chosen: null, pointer: null, drag: null, copied: null })
}
