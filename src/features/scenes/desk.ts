import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clip, Refusal } from './rules/clip.ts'
import { isSameThing, keyOf, type Thing } from './scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { Guide } from './snap.ts'

/** How every place of the scene is shown. */
export const SHOWN_STATES = ['waiting', 'inProgress', 'finished', 'locked', 'hovered'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

export type Said = Refusal | { word: 'copied' | 'cut' | 'pasted' | 'duplicated'; count: number }

/** What a person sees and holds, and no file knows. */
export interface DeskState {
  mission: string
  selected: readonly Thing[]
  shownAs: ShownState
  /** What a finger is about to do: shown, and not done before it is let go. */
  live: readonly Wish[]
  guides: readonly Guide[]
  /** By mission, as `keyOf` writes it: not shown here, or not to be moved. */
  hidden: Readonly<Record<string, readonly string[]>>
  locked: Readonly<Record<string, readonly string[]>>
  /** What was copied last. */
  clip: readonly Clip[]
  /** What became of the last copying or pasting. */
  said: Said | null
  side: 'properties' | 'history'
  /** How places are listed: as they are read, or as they are drawn, the nearest first. */
  listed: 'reading' | 'drawing'
  hasCommands: boolean
  /** The labels of places are shown. */
  hasLabels: boolean
}

export type Marks = Pick<DeskState, 'hidden' | 'locked'>
export type Desk = ReturnType<typeof createDesk>

export function createDesk(mission: string, marks: Partial<Marks> = {}) {
  const store: StoreApi<DeskState> = createStore<DeskState>(() => ({
    mission,
    selected: [],
    shownAs: 'waiting',
    live: [],
    guides: [],
    hidden: marks.hidden ?? {},
    locked: marks.locked ?? {},
    clip: [],
    said: null,
    side: 'properties',
    listed: 'reading',
    hasCommands: false,
    hasLabels: true,
  }))
  const has = (sort: keyof Marks, thing: Thing): boolean => {
    const state = store.getState()
    return (state[sort][state.mission] ?? []).includes(keyOf(thing))
  }

  return {
    store,
    /** @param hidden what is not shown there before anybody says otherwise */
    open: (id: string, hidden: readonly string[]) =>
      store.setState((state) => ({
        ...{ mission: id, selected: [], live: [], guides: [] },
        hidden: { ...state.hidden, [id]: state.hidden[id] ?? hidden },
      })),
    select: (things: readonly Thing[]) =>
      store.setState({ selected: things, side: 'properties', said: null }),
    /** Adds it to what is selected, or takes it out of that. */
    toggle: (thing: Thing) =>
      store.setState(({ selected }) => ({
        selected: selected.some((one) => isSameThing(one, thing))
          ? selected.filter((one) => !isSameThing(one, thing))
          : [...selected, thing],
      })),
    isHidden: (thing: Thing) => has('hidden', thing),
    isLocked: (thing: Thing) => has('locked', thing),
    /** Of all of them what most are not yet. */
    mark(sort: keyof Marks, things: readonly Thing[]): void {
      const isOn = !things.every((thing) => has(sort, thing))
      const keys = things.map(keyOf)
      store.setState((state) => {
        const others = (state[sort][state.mission] ?? []).filter((key) => !keys.includes(key))
        return { ...state, [sort]: { ...state[sort], [state.mission]: isOn ? [...others, ...keys] : others } }
      })
    },
    /** What is seen while something is dragged; nothing: as it is. */
    show: (live: readonly Wish[], guides: readonly Guide[] = []) => store.setState({ live, guides }),
  }
}
