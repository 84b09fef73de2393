import type { KeyboardEvent } from 'react'
import type { Film } from './use-film.ts'

/** s that an arrow jumps. */
const JUMP = 5
const LOUDER = 0.1

/**
 * Plays a film by keyboard while the focus is on it: space, arrows, m, c, f, < and >. What a button or a list needs itself
 * stays with it.
 */
export function pressKey(event: KeyboardEvent, film: Film, toggleFull: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
  const own = event.target.closest('select, input')
  if (own || (event.key === ' ' && event.target.closest('button'))) return
  const action = actionOf(event.key, film, toggleFull)
  if (!action) return
  event.preventDefault()
  action()
}

function actionOf(key: string, film: Film, toggleFull: () => void): (() => void) | undefined {
  const { at, settings, change, speeds, speed } = film
  const louder = (by: number) => () =>
    change({ volume: Math.round(Math.min(1, Math.max(0, settings.volume + by)) * 10) / 10, isMuted: false })
  const faster = (steps: number) => () => change({ speed: speeds[speeds.indexOf(speed) + steps] ?? speed })
  const actions = new Map<string, () => void>([
    [' ', film.toggle],
    ['ArrowLeft', () => film.seek(at - JUMP)],
    ['ArrowRight', () => film.seek(at + JUMP)],
    ['ArrowUp', louder(LOUDER)],
    ['ArrowDown', louder(-LOUDER)],
    ['m', () => change({ isMuted: !settings.isMuted })],
    ['c', () => change({ hasCaptions: !settings.hasCaptions })],
    ['f', toggleFull],
    ['<', faster(-1)],
    [',', faster(-1)],
    ['>', faster(1)],
    ['.', faster(1)],
  ])
  return actions.get(key.toLowerCase()) ?? actions.get(key)
}
