import type { ElementState, SceneElement } from '#shared/scene/description.ts'
import type { Box } from '#shared/scene/layout.ts'
import { middleOf } from '../geometry.ts'

/** One sound of a place, in the order in which they are heard. */
interface Note {
  /** Hz. */
  pitch: number
  /** Seconds after the first of them. */
  at: number
  /** Seconds. */
  lasts: number
  wave: OscillatorType
}

export interface Tone {
  /** -1 is on the left, 1 on the right. */
  pan: number
  notes: readonly Note[]
}

/** From the lower edge of a scene to its upper one, Hz: two octaves that small speakers and ageing ears have. */
const LOWEST = 262
const OCTAVES = 2
const THIRD = 5 / 4
const FIFTH = 3 / 2
const SHORT_S = 0.12
const LONG_S = 0.26

/**
 * How a place sounds: left and right by where it lies, high and low alike, and its state by its notes. Waiting is one, begun two of
 * the same, done a chord that rises; locked is a dull one that falls, an octave below, so that nobody takes it for another.
 */
export function toneOf({ layout, state }: Pick<SceneElement, 'layout' | 'state'>, safe: Box): Tone {
  const { x, y } = middleOf(layout.picture.box)
  const across = within((x - safe.x) / safe.width)
  const up = 1 - within((y - safe.y) / safe.height)
  return { pan: across * 2 - 1, notes: notesOf(state, LOWEST * 2 ** (up * OCTAVES)) }
}

function notesOf(state: ElementState, pitch: number): Note[] {
  const wave = 'sine'
  switch (state) {
    case 'waiting':
      return [{ pitch, at: 0, lasts: LONG_S, wave }]
    case 'inProgress':
      return [
        { pitch, at: 0, lasts: SHORT_S, wave },
        { pitch, at: 0.16, lasts: SHORT_S, wave },
      ]
    case 'finished':
      return [
        { pitch, at: 0, lasts: LONG_S, wave },
        { pitch: pitch * THIRD, at: 0.08, lasts: LONG_S, wave },
        { pitch: pitch * FIFTH, at: 0.16, lasts: LONG_S, wave },
      ]
    case 'locked':
      return [
        { pitch: pitch / 2, at: 0, lasts: SHORT_S, wave: 'triangle' },
        { pitch: pitch / 2 / FIFTH, at: 0.12, lasts: LONG_S, wave: 'triangle' },
      ]
  }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
