import type { Language } from '../../shared/domain/languages.ts'

/** A package as its author writes it: what happens in which order, and the words of every language. */
export interface Course {
  /** Also the name of its file. */
  id: string
  /** Each is a SCO of its own; more than one make a table of contents. */
  parts: readonly Part[]
  words: Readonly<Record<Language, CourseWords>>
}

export interface Part {
  id: string
  /** Percent of right first answers that pass it; left out, whoever comes to its end has completed it. */
  masteryScore?: number
  screens: readonly Screen[]
}

/** `picture` is a drawing of the adventure's pictures/, without its ending. */
export type Screen =
  | { kind: 'tell'; id: string; picture: string }
  | Choose
  | { kind: 'press'; id: string; picture: string; presses: number }
  | { kind: 'find'; id: string; picture: string; spots: readonly Spot[] }
  | { kind: 'sort'; id: string; picture: string; items: readonly Item[] }
  | { kind: 'end'; id: string; picture: string }

export interface Choose {
  kind: 'choose'
  id: string
  picture: string
  /** In the order in which they are shown. */
  answers: readonly string[]
  best: string
  /** Where an answer leads astray: what comes of it is told with a drawing, then it is chosen anew. */
  turns?: Readonly<Record<string, string>>
}

export interface Spot {
  id: string
  /** Percent of the drawing's width and height. */
  at: readonly [number, number]
}

export interface Item {
  id: string
  best: 'yes' | 'no'
}

export interface CourseWords {
  title: string
  parts: Readonly<Record<string, PartWords>>
}

export interface PartWords {
  title: string
  screens: Readonly<Record<string, ScreenWords>>
}

export interface ScreenWords {
  title: string
  text: readonly string[]
  /** What the drawing shows, for those who do not see it. */
  picture: string
  question?: string
  /** Of `choose`. */
  answers?: Readonly<Record<string, Said>>
  /** Of `choose`: where an answer led. */
  turns?: Readonly<Record<string, { title: string; text: string; picture: string }>>
  /** Of `find`. */
  spots?: Readonly<Record<string, Said>>
  /** Of `sort`: its items, and the names of the two places where they can go. */
  items?: Readonly<Record<string, Said>>
  places?: { yes: string; no: string }
  /** Of `end`: what to take along. */
  keep?: readonly string[]
}

/** What is pressed, and what is said about it then. */
export interface Said {
  name: string
  said: string
}
