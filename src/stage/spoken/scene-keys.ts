import type { SceneDescription } from '#shared/scene/description.ts'
import { neighbour, type Direction } from '../anchors/neighbour.ts'
import { findByName } from './find-by-name.ts'

const DIRECTIONS: Record<string, Direction | undefined> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Letters typed faster than this belong together (ms). */
const TYPING_MS = 800

interface Answers {
  scene: () => SceneDescription
  /** '?': where the keyboard stands; null: at the head of the scene. */
  onAsk: (at: string | null) => void
  /** What is to be played next is where the keyboard stands. */
  onStay: (at: string) => void
  /** There is nothing that way, or nothing is left to play. */
  onNothing: (why: 'edge' | 'allDone') => void
}

/**
 * The keys of a scene while the keyboard is in it: arrows to the nearest place, Home and End to the first and last one, the first
 * letters of a name, Page Down to what is to be played next, a question mark for where one is.
 * @returns how to stop
 */
export function listenToSceneKeys(
  nav: HTMLElement,
  { scene, onAsk, onStay, onNothing }: Answers,
): () => void {
  let typed = ''
  let typedAt = 0
  const here = (target: EventTarget | null) =>
    (target instanceof HTMLElement ? target.dataset['element'] : undefined) ?? null

  function goalOf(event: KeyboardEvent, from: string | null): string | null | undefined {
    const { elements } = scene()
    const direction = DIRECTIONS[event.key]
    if (direction) return byArrow(scene(), from, direction)
    if (event.key === 'Home') return elements[0]?.id
    if (event.key === 'End') return elements.at(-1)?.id
    if (event.key === 'PageDown') return nextToPlay(scene(), from)
    if (event.key.length !== 1 || event.key === ' ' || event.key === '?') return undefined
    typed = event.timeStamp - typedAt > TYPING_MS ? event.key : typed + event.key
    typedAt = event.timeStamp
    const found = findByName(elements, typed, from)
    if (found !== null) return found
    // no name goes on like that: a new one begins
    typed = event.key
    return findByName(elements, typed, from)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    const from = here(event.target)
    // a button beside the places has keys of its own
    if (from === null && event.target !== nav) return
    if (event.key === '?') {
      event.preventDefault()
      onAsk(from)
      return
    }
    const goal = goalOf(event, from)
    if (goal === undefined) return
    // at the edge the arrow pans the map instead
    if (goal !== null) event.preventDefault()
    if (event.key === 'PageDown') {
      if (goal === null) onNothing('allDone')
      else if (goal === from) onStay(goal)
    }
    if (goal === null && DIRECTIONS[event.key]) onNothing('edge')
    if (goal !== null) nav.querySelector<HTMLElement>(`[data-element="${CSS.escape(goal)}"]`)?.focus()
  }

  nav.addEventListener('keydown', onKeyDown)
  return () => nav.removeEventListener('keydown', onKeyDown)
}

/** From the head of the scene an arrow goes into it. */
function byArrow({ elements }: SceneDescription, from: string | null, direction: Direction): string | null {
  if (from === null) return elements[0]?.id ?? null
  const places = elements.map(({ id, layout }) => ({ id, box: layout.picture.box }))
  return neighbour(places, from, direction)
}

/** What is marked as next; from there on, what else is open and not done; where that is all, where the keyboard stands. */
function nextToPlay({ elements }: SceneDescription, from: string | null): string | null {
  const at = elements.findIndex(({ id }) => id === from)
  const isOpen = ({ state, sign }: SceneDescription['elements'][number]) =>
    sign !== 'view' && sign !== 'secret' && (state === 'waiting' || state === 'inProgress')
  const marked = elements.find(({ isNext }) => isNext)
  if (marked && marked.id !== from) return marked.id
  // its own place comes last
  const others = [...elements.slice(at + 1), ...elements.slice(0, at + 1)]
  return others.find(isOpen)?.id ?? marked?.id ?? null
}
