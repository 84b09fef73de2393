import type { Box } from './place-card.ts'

/** What a newcomer is shown, in this order (specification, section 6). */
export const SPOTS = [
  'assistance',
  'mark',
  'streak',
  'activities',
  'navigation',
  'playerSettings',
  'playerProgress',
] as const
export type SpotName = (typeof SPOTS)[number]

/** The main menu's buttons that a card explains, in the menu's order. */
export const MENU = [
  'progress',
  'leader',
  'messages',
  'bell',
  'tips',
  'shop',
  'adventures',
  'content',
  'packages',
  'people',
  'settings',
  'tour',
  'invite',
] as const
export type MenuName = (typeof MENU)[number]

/** Something on the screen that is explained. */
export interface Spot {
  name: SpotName
  /** Where it stands now, in px of the viewport; null while it is not there. */
  box: () => Box | null
  /** Of the navigation: its buttons, each explained by itself. */
  children?: readonly SpotChild[]
  /** Brings it into view. */
  reveal?: () => void
  /** What it is called, where it has a name of its own. */
  label?: string
  /** Goes there, where something lies behind it. */
  enter?: () => void
}

export interface SpotChild {
  name: MenuName
  /** As its button is called. */
  label: string
  box: () => Box | null
  reveal: () => void
}

/** Looks for one of them. `absent`: there is none here, and none will come; null: it has not come yet. */
export type FindSpot = (name: SpotName) => Spot | 'absent' | null

/** One card of the tour: an element, or one of the navigation's buttons. */
export interface TutorialStep {
  name: SpotName
  child: SpotChild | null
  label: string | null
  /** Null where nothing lies behind it. */
  enter: (() => void) | null
  box: () => Box | null
  reveal: () => void
}

/** The buttons of the navigation one by one, then the next element (TUT-3). */
export function stepsOf(spots: readonly Spot[]): TutorialStep[] {
  return spots.flatMap(
    ({ name, box, children, label = null, enter = null, reveal = () => {} }): TutorialStep[] =>
      children
        ? children.map((child) => {
            const { label: called, box: where, reveal: show } = child
            return { name, child, label: called, enter: null, box: where, reveal: show }
          })
        : [{ name, child: null, label, enter, box, reveal }],
  )
}
