import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clip, Refusal } from './rules/clip.ts'
import { isSameThing, keyOf, type PointsOf, type Thing } from './scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import type { Guide } from './snap.ts'

/** What stands beside the scene. */
export const SIDES = ['properties', 'history', 'help'] as const
export type Side = (typeof SIDES)[number]

/** How every place of the scene is shown. */
export const SHOWN_STATES = ['waiting', 'inProgress', 'finished', 'locked', 'hovered'] as const
export type ShownState = (typeof SHOWN_STATES)[number]

/** What became of a file that was to be shown or heard: words of `scenes.art.said`. */
export interface ArtSaid {
  art:
    | 'sending'
    | 'extracting'
    | 'sent'
    | 'begun'
    | 'removed'
    | 'noPicture'
    | 'otherKind'
    | 'unreadable'
    | 'tooLarge'
    | 'unsent'
    | 'unread'
    | 'beside'
  file: string
}

/** It speaks of the next check. */
export const isPromise = (said: Said): boolean =>
  'word' in said || ('art' in said && ['sent', 'begun', 'removed'].includes(said.art))

export type Said = Refusal | ArtSaid | { word: 'copied' | 'cut' | 'pasted' | 'duplicated'; count: number }

/** What a person sees and holds, and no file knows. */
export interface DeskState {
  mission: string
  selected: readonly Thing[]
  shownAs: ShownState
  /** By mission, as `keyOf` writes it: not shown here, or not to be moved. */
  hidden: Readonly<Record<string, readonly string[]>>
  locked: Readonly<Record<string, readonly string[]>>
  /** What was copied last. */
  clip: readonly Clip[]
  /** What became of the last copying, pasting or replacing. */
  said: Said | null
  side: Side
  /** How places are listed: as they are read, or as they are drawn, the nearest first. */
  listed: 'reading' | 'drawing'
  hasCommands: boolean
  /** The labels of places are shown. */
  hasLabels: boolean
  /** What of the selected thing is edited point by point. */
  pointsOf: PointsOf | null
  /** What must stay in view is edited on the scene. */
  isFramed: boolean
  /** The point of it that was chosen last, from 0. */
  point: number
  /** What phones are shown is edited, where that is another scene. */
  isMobile: boolean
  /** The scene is looked at as players see it. */
  isPreviewed: boolean
}

/** What a finger is about to do: shown, and not done before it is let go. A store of its own, for it changes with each of its moves. */
export interface LiveWishes {
  wishes: readonly Wish[]
  guides: readonly Guide[]
}

const NOTHING_LIVE: LiveWishes = { wishes: [], guides: [] }

export type Marks = Pick<DeskState, 'hidden' | 'locked'>
export type Desk = ReturnType<typeof createDesk>

export function createDesk(mission: string, marks: Partial<Marks> = {}) {
  const store: StoreApi<DeskState> = createStore<DeskState>(() => ({
    mission,
    selected: [],
    shownAs: 'waiting',
    hidden: marks.hidden ?? {},
    locked: marks.locked ?? {},
    clip: [],
    said: null,
    side: 'properties',
    listed: 'reading',
    hasCommands: false,
    hasLabels: true,
    pointsOf: null,
    isFramed: false,
    point: 0,
    isMobile: false,
    isPreviewed: false,
  }))
  const live: StoreApi<LiveWishes> = createStore<LiveWishes>(() => NOTHING_LIVE)
  const drop = () => live.setState(NOTHING_LIVE, true)
  const has = (sort: keyof Marks, thing: Thing): boolean => {
    const state = store.getState()
    return (state[sort][state.mission] ?? []).includes(keyOf(thing))
  }

  return {
    store,
    live,
    /** @param hidden what is not shown there before anybody says otherwise */
    open(id: string, hidden: readonly string[]): void {
      drop()
      store.setState((state) => ({
        ...{ mission: id, selected: [], pointsOf: null, isFramed: false, isMobile: false },
        hidden: { ...state.hidden, [id]: state.hidden[id] ?? hidden },
      }))
    },
    select: (things: readonly Thing[]) =>
      store.setState(({ side }) => ({
        ...{ selected: things, said: null, pointsOf: null, isFramed: false },
        // what is explained goes along with what is selected
        side: side === 'help' ? side : 'properties',
      })),
    /** Between the scene of phones and that of all other screens. */
    showMobile(isMobile: boolean): void {
      drop()
      store.setState({ ...{ isMobile, selected: [], pointsOf: null, isFramed: false }, said: null })
    },
    editPoints: (pointsOf: PointsOf | null) => store.setState({ pointsOf, point: 0, isFramed: false }),
    /** What must stay in view is drawn on the scene. */
    frame: (isFramed: boolean) => store.setState({ isFramed, selected: [], pointsOf: null }),
    /** Adds it to what is selected, or takes it out of that. */
    toggle: (thing: Thing) =>
      store.setState(({ selected }) => ({
        pointsOf: null,
        selected: selected.some((one) => isSameThing(one, thing))
          ? selected.filter((one) => !isSameThing(one, thing))
          : [...selected, thing],
      })),
    say: (said: Said) => store.setState({ said }),
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
    show(wishes: readonly Wish[], guides: readonly Guide[] = []): void {
      const before = live.getState().guides
      live.setState({ wishes, guides: areSame(before, guides) ? before : guides }, true)
    },
  }
}

function areSame(some: readonly Guide[], others: readonly Guide[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ axis, at }, index) => axis === others[index]?.axis && at === others[index].at)
  )
}
