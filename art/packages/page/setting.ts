import type { Screen, ScreenWords } from '../course.ts'
import type { FrameWords } from './frame-words.ts'

/** What a screen is given to play with. */
export interface Setting<Kind extends Screen['kind'] = Screen['kind']> {
  screen: Extract<Screen, { kind: Kind }>
  words: ScreenWords
  frame: FrameWords
  /** What was done on it before, in order. */
  deeds: readonly string[]
  /** Nothing is chosen anew: it is the last part, which is passed or not. */
  isExam: boolean
  /** Keeps a deed. */
  does: (...deeds: readonly string[]) => void
  /** Tells those who listen what others see. */
  say: (text: string) => void
  /** Shows another drawing and other words for a while. */
  aside: (picture: string, words: Pick<ScreenWords, 'title' | 'text' | 'picture'>) => void
}

/** What a screen puts below its text, and over its drawing. */
export interface Shown {
  below: readonly Node[]
  over?: readonly Node[]
}
