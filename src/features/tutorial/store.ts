import { create } from 'zustand'
import { stepsOf, type Spot, type TutorialStep } from './spots.ts'

interface Tutorial {
  state: 'inactive' | 'active' | 'finished'
  /** Null until the elements are there. */
  steps: readonly TutorialStep[] | null
  at: number
}

const NOTHING = { steps: null, at: 0 } as const

/** The tour of the map, as the specification has it (section 6). */
export const useTutorial = create<Tutorial>(() => ({ state: 'inactive', ...NOTHING }))

/** From its beginning; one that is given already goes on. */
export function startTutorial(): void {
  if (useTutorial.getState().state !== 'active') useTutorial.setState({ state: 'active', ...NOTHING })
}

/** What came is shown, one after the other; where nothing came there is nothing to show. */
export function showSpots(spots: readonly Spot[]): void {
  const steps = stepsOf(spots)
  if (useTutorial.getState().state !== 'active') return
  if (steps.length === 0) finishTutorial()
  else useTutorial.setState({ steps, at: 0 })
}

export function nextStep(): void {
  useTutorial.setState(({ steps, at }) => ({ at: Math.min(at + 1, (steps?.length ?? 1) - 1) }))
}

/** Forgets what was collected and how far it was. */
export function finishTutorial(): void {
  useTutorial.setState({ state: 'finished', ...NOTHING })
}

/** Nobody is shown around, and nobody has been: the map was left, or the player. */
export function dropTutorial(): void {
  useTutorial.setState({ state: 'inactive', ...NOTHING })
}
