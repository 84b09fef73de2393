import type { ReactNode } from 'react'
import type { Words } from './words.ts'

/** What a component stands on: paper is a panel, night is the glass over the scene. */
export type Material = 'paper' | 'night'

export const MATERIALS: readonly Material[] = ['paper', 'night']

export interface Shown {
  words: Words
  material: Material
}

export interface ExampleState {
  name: string
  /** Where the product shows this state on one of them only. */
  on?: readonly Material[]
  show: (shown: Shown) => ReactNode
}

/** One component of `src/ui` in its states. `examples/<Component>.example.tsx` exports it as `example`. */
export interface Example {
  /** What it is for, in a sentence. */
  about: string
  /** The materials that it is made for; both, where it says nothing. */
  on?: readonly Material[]
  /** The first state is shown again under the pointer, with the keyboard's focus, and pressed. */
  isInteractive?: boolean
  /** Its states need the width of the page each. */
  isWide?: boolean
  states: readonly ExampleState[]
}
