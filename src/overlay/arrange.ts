import { GROUNDS, KINDS, type Layer } from './kinds.ts'
import type { OverlayRequest, Shown, useOverlay } from './overlay.ts'

type State = Pick<
  ReturnType<typeof useOverlay.getState>,
  'queue' | 'shown' | 'expected' | 'missing' | 'grounds'
>

const ruleOf = ({ kind }: OverlayRequest) => KINDS[kind]

function levelOf({ grounds }: Pick<State, 'grounds'>): number {
  return Math.max(0, ...grounds.map((ground) => GROUNDS.indexOf(ground)))
}

/** What can be shown where the player is. */
export function here(state: State): readonly OverlayRequest[] {
  const level = levelOf(state)
  return state.queue.filter(
    (one) => GROUNDS.indexOf(ruleOf(one).over) <= level && !state.missing.includes(one.kind),
  )
}

/** The queue without what has lost its map, and without what another request of its kind stands for. */
export function tidy({ queue, shown, grounds }: State): readonly OverlayRequest[] {
  const hasMap = levelOf({ grounds }) >= GROUNDS.indexOf('map')
  const standsFor = (other: OverlayRequest, one: OverlayRequest): boolean => {
    if (other === one || other.kind !== one.kind || one === shown.dialog) return false
    if (other === shown.dialog) return one.isUnasked === true
    if (one.isUnasked !== other.isUnasked) return one.isUnasked === true
    // the page behind what was asked for waits for its end
    if (!one.isUnasked && (one.onLeave ?? one.onClose)) return false
    return queue.indexOf(other) > queue.indexOf(one)
  }
  const tidied = queue.filter((one) => {
    const { over, isSingle } = ruleOf(one)
    const hasLostMap = over === 'map' && !hasMap && one === shown.dialog
    return !hasLostMap && !(isSingle && queue.some((other) => standsFor(other, one)))
  })
  return tidied.length === queue.length ? queue : tidied
}

/**
 * What is shown of all that is asked for.
 * @param isCovered something that the player has opened stands over the page
 * @param isCalm whether what comes by itself has waited long enough
 */
export function arrange(
  state: State,
  isCovered: boolean,
  isCalm: (request: OverlayRequest) => boolean,
): Shown {
  const all = here(state)
  const first = (layer: Layer) => all.find((one) => ruleOf(one).layer === layer) ?? null
  const staying = (layer: Layer) => all.find((one) => one === state.shown[layer])

  const alert = first('alert')
  const dialog = staying('dialog') ?? calm(nextDialog(state, isCovered), isCalm)
  const displaced = alert ? (ruleOf(alert).displaces ?? []) : []
  const mayNotify = (one: OverlayRequest) =>
    ruleOf(one).layer === 'notice' && (!one.isUnasked || mayComeByItself(one, state, isCovered))
  const next = dialog || isCovered ? null : (all.find(mayNotify) ?? null)
  const notice = staying('notice') ?? next
  const isDisplaced = notice !== null && displaced.includes(notice.kind)
  return { alert, dialog, notice: isDisplaced ? null : notice, plate: first('plate') }
}

/** Whose turn it is when no dialog is open: what was asked for, by priority, and then what comes by itself. */
export function nextDialog(state: State, isCovered: boolean): OverlayRequest | null {
  const dialogs = here(state).filter((one) => ruleOf(one).layer === 'dialog')
  const byPriority = dialogs.toSorted((one, other) => ruleOf(other).priority - ruleOf(one).priority)
  const isNext = (one: OverlayRequest) => one.isUnasked && mayComeByItself(one, state, isCovered)
  return byPriority.find(({ isUnasked }) => !isUnasked) ?? byPriority.find(isNext) ?? null
}

/**
 * What takes over the page from the dialog that is shown, with its shade. What comes by itself does so from its own kind alone:
 * after another, something may have to be said, or the way leads elsewhere.
 */
export function followerOf(state: State): OverlayRequest | null {
  const { dialog } = state.shown
  const next = nextDialog({ ...state, queue: state.queue.filter((one) => one !== dialog) }, false)
  return next?.isUnasked && next.kind !== dialog?.kind ? null : next
}

function mayComeByItself(request: OverlayRequest, state: State, isCovered: boolean): boolean {
  const isFree = GROUNDS[levelOf(state)] === 'freeMap' && !isCovered
  const { priority } = ruleOf(request)
  const isInLine = (one: OverlayRequest) =>
    ['dialog', 'notice'].includes(ruleOf(one).layer) && !state.missing.includes(one.kind)
  const isBehind =
    state.queue.some((one) => isInLine(one) && ruleOf(one).priority > priority) ||
    state.expected.some((kind) => KINDS[kind].priority > priority)
  return isFree && !isBehind
}

const calm = (request: OverlayRequest | null, isCalm: (request: OverlayRequest) => boolean) =>
  request && isCalm(request) ? request : null
