import type { ElementState } from '#shared/scene/description.ts'

/** How an element is looked at: one of its states, or open with a pointer over it. */
export const SHOWN_STATES = [
  { id: 'waiting', label: 'Waiting' },
  { id: 'inProgress', label: 'In progress' },
  { id: 'finished', label: 'Done' },
  { id: 'hover', label: 'Hover' },
  { id: 'locked', label: 'Locked' },
] as const satisfies readonly { id: ElementState | 'hover'; label: string }[]

export type ShownState = (typeof SHOWN_STATES)[number]['id']

/** Everything alike, save those that were set alone. */
export interface ShownStates {
  everything: ShownState
  alone: Readonly<Record<string, ShownState>>
}

export function shownStateOf({ everything, alone }: ShownStates, id: string): ShownState {
  return alone[id] ?? everything
}

/** @param id null sets everything, and forgets what was set alone */
export function withState(states: ShownStates, id: string | null, state: ShownState): ShownStates {
  if (id === null) return { everything: state, alone: {} }
  return { ...states, alone: { ...states.alone, [id]: state } }
}
