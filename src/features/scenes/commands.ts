import type { Bench } from './bench.ts'
import { change } from './change.ts'
import { copySelected, cutSelected, duplicateSelected, pasteClip } from './clipboard.ts'
import type { EditWord } from './edit-words.ts'
import { goInHistory } from './go-in-history.ts'
import {
  alignWishes,
  distributeWishes,
  EDGES,
  type Edge,
  growAllWishes,
  moveWishes,
  resetWishes,
  type LiveScene,
} from './moves.ts'
import { drawingWishes, orderWish } from './order.ts'
import type { OrderStep } from './rules/drawing-order.ts'
import { pointListOf } from './point-lists.ts'
import type { PointsOf, Thing } from './scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

export const COMMAND_GROUPS = ['edit', 'select', 'move', 'arrange', 'view'] as const

type Direction = 'left' | 'right' | 'up' | 'down'
export type CommandId =
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'duplicate'
  | 'reset'
  | 'selectAll'
  | 'deselect'
  | 'lock'
  | 'hide'
  | Direction
  | `${Direction}Far`
  | 'outline'
  | 'round'
  | 'lanterns'
  | 'frame'
  | 'larger'
  | 'smaller'
  | 'earlier'
  | 'later'
  | OrderStep
  | `align-${Edge}`
  | `spread-${'x' | 'y'}`
  | 'fit'
  | 'zoomIn'
  | 'zoomOut'
  | 'labels'
  | 'phone'
  | 'preview'
  | 'help'
  | 'commands'

export interface Command {
  /** `scenes.command.<id>` is its name. */
  id: CommandId
  group: (typeof COMMAND_GROUPS)[number]
  /** As `pressed` writes them. */
  keys: readonly string[]
  isPossible: (bench: Bench) => boolean
  run: (bench: Bench) => void
}

const STEP = 1
const LARGE_STEP = 10
const GROWTH = 1.02

const selectedOf = ({ desk }: Bench): readonly Thing[] => desk.store.getState().selected
/** What of the selection may be moved. */
export const movableOf = (bench: Bench): readonly Thing[] =>
  selectedOf(bench).filter((thing) => !bench.desk.isLocked(thing))
const hasSelection = (bench: Bench) => selectedOf(bench).length > 0
/** Places come and go with the usual scene: phones are shown the same ones. */
const isUsual = ({ desk }: Bench) => !desk.store.getState().isMobile
const hasMovable = (bench: Bench) => movableOf(bench).length > 0

function changing(
  word: EditWord,
  wishesOf: (liveScene: LiveScene, things: readonly Thing[]) => Wish[],
  isRepeated = false,
): Command['run'] {
  return (bench) => {
    const things = movableOf(bench)
    if (bench.liveScene) change(bench, word, things, wishesOf(bench.liveScene, things), isRepeated)
  }
}

function nudge(id: Direction, key: string, dx: number, dy: number): Command[] {
  const by = (step: number) =>
    changing('moved', (liveScene, things) => moveWishes(liveScene, things, dx * step, dy * step), true)
  const common = { group: 'move', isPossible: hasMovable } as const
  return [
    { ...common, id, keys: [key], run: by(STEP) },
    { ...common, id: `${id}Far`, keys: [`Shift+${key}`], run: by(LARGE_STEP) },
  ]
}

/** In the order in which places are read. */
function reorder(id: 'earlier' | 'later', key: string, by: 1 | -1): Command {
  const wishOf = (bench: Bench): Wish | null => {
    const [thing, more] = selectedOf(bench)
    if (!bench.mission || !thing || more || thing.sort === 'layers') return null
    return orderWish(bench.mission, bench.edits.store.getState().texts, thing.id, by)
  }
  return {
    ...{ id, group: 'arrange', keys: [key] },
    isPossible: (bench) => wishOf(bench) !== null,
    run: (bench) => {
      const wish = wishOf(bench)
      if (wish) change(bench, 'ordered', selectedOf(bench), [wish])
    },
  }
}

/** In the order in which places are drawn. */
function redraw(id: OrderStep, ...keys: readonly string[]): Command {
  const wishesOf = (bench: Bench) =>
    bench.liveScene ? drawingWishes(bench.liveScene, movableOf(bench), id) : []
  return {
    ...{ id, group: 'arrange', keys },
    isPossible: (bench) => wishesOf(bench).length > 0,
    run: (bench) => change(bench, 'foot', movableOf(bench), wishesOf(bench)),
  }
}

const grow = (factor: number) =>
  changing('sized', (liveScene, things) => growAllWishes(liveScene, things, factor), true)

/** What of the one thing that is selected has points, on the scene. */
function drawPoints(id: 'outline' | 'round' | 'lanterns', key: string, of: PointsOf): Command {
  return {
    ...{ id, group: 'move', keys: [key] },
    isPossible: (bench) => {
      const [thing, more] = movableOf(bench)
      return Boolean(thing && !more && bench.liveScene && pointListOf(bench.liveScene, thing, of))
    },
    run: ({ desk }) => desk.editPoints(desk.store.getState().pointsOf === of ? null : of),
  }
}

/** Every command of the editor, once: its keys, its place in the menu, its name for screen readers. */
export const COMMANDS: readonly Command[] = [
  {
    ...{ id: 'undo', group: 'edit', keys: ['Mod+z'] },
    isPossible: ({ edits }) => edits.store.getState().past.length > 0,
    run: (bench) => void goInHistory(bench, -1),
  },
  {
    ...{ id: 'redo', group: 'edit', keys: ['Mod+Shift+z', 'Mod+y'] },
    isPossible: ({ edits }) => edits.store.getState().future.length > 0,
    run: (bench) => void goInHistory(bench, 1),
  },
  {
    ...{ id: 'cut', group: 'edit', keys: ['Mod+x'] },
    isPossible: (bench) => hasMovable(bench) && isUsual(bench),
    run: (bench) => void cutSelected(bench),
  },
  {
    ...{ id: 'copy', group: 'edit', keys: ['Mod+c'] },
    isPossible: (bench) => hasSelection(bench) && isUsual(bench),
    run: (bench) => void copySelected(bench),
  },
  {
    ...{ id: 'paste', group: 'edit', keys: ['Mod+v'] },
    isPossible: (bench) =>
      bench.desk.store.getState().clip.length > 0 && bench.liveScene !== null && isUsual(bench),
    run: (bench) => void pasteClip(bench),
  },
  {
    ...{ id: 'duplicate', group: 'edit', keys: ['Mod+d'] },
    isPossible: (bench) => hasSelection(bench) && isUsual(bench),
    run: (bench) => void duplicateSelected(bench),
  },
  {
    ...{ id: 'reset', group: 'edit', keys: [] },
    isPossible: hasMovable,
    run: changing('reset', resetWishes),
  },
  {
    ...{ id: 'selectAll', group: 'select', keys: ['Mod+a'] },
    isPossible: ({ things }) => things.length > 0,
    run: ({ desk, things }) =>
      desk.select(things.filter((thing) => thing.sort === 'elements' && !desk.isHidden(thing))),
  },
  {
    ...{ id: 'deselect', group: 'select', keys: ['Escape'] },
    isPossible: (bench) => hasSelection(bench) || bench.desk.store.getState().isFramed,
    run: ({ desk }) => {
      const { pointsOf, isFramed } = desk.store.getState()
      if (isFramed) desk.frame(false)
      else if (pointsOf !== null) desk.editPoints(null)
      else desk.select([])
    },
  },
  {
    ...{ id: 'lock', group: 'select', keys: ['l'] },
    isPossible: hasSelection,
    run: (bench) => bench.desk.mark('locked', selectedOf(bench)),
  },
  {
    ...{ id: 'hide', group: 'select', keys: ['h'] },
    isPossible: hasSelection,
    run: (bench) => bench.desk.mark('hidden', selectedOf(bench)),
  },
  ...nudge('left', 'ArrowLeft', -1, 0),
  ...nudge('right', 'ArrowRight', 1, 0),
  ...nudge('up', 'ArrowUp', 0, -1),
  ...nudge('down', 'ArrowDown', 0, 1),
  { id: 'larger', group: 'move', keys: ['+', '='], isPossible: hasMovable, run: grow(GROWTH) },
  { id: 'smaller', group: 'move', keys: ['-'], isPossible: hasMovable, run: grow(1 / GROWTH) },
  drawPoints('outline', 'o', 'hit'),
  drawPoints('round', 'r', 'path'),
  drawPoints('lanterns', 'k', 'lanterns'),
  {
    ...{ id: 'frame', group: 'view', keys: ['f'] },
    isPossible: ({ liveScene }) => liveScene !== null,
    run: ({ desk }) => desk.frame(!desk.store.getState().isFramed),
  },
  redraw('toFront', 'Shift+Home'),
  redraw('forward', 'Shift+PageUp', ']'),
  redraw('backward', 'Shift+PageDown', '['),
  redraw('toBack', 'Shift+End'),
  reorder('earlier', 'Alt+ArrowUp', -1),
  reorder('later', 'Alt+ArrowDown', 1),
  ...EDGES.map((edge): Command => ({
    ...{ id: `align-${edge}`, group: 'arrange', keys: [], isPossible: hasMovable },
    run: changing('aligned', (liveScene, things) => alignWishes(liveScene, things, edge)),
  })),
  ...(['x', 'y'] as const).map((axis): Command => ({
    ...{ id: `spread-${axis}`, group: 'arrange', keys: [] },
    isPossible: (bench) => movableOf(bench).length > 2,
    run: changing('spread', (liveScene, things) => distributeWishes(liveScene, things, axis)),
  })),
  { id: 'fit', group: 'view', keys: ['0'], isPossible: always, run: ({ lens }) => lens.fit() },
  { id: 'zoomIn', group: 'view', keys: ['PageUp'], isPossible: always, run: ({ lens }) => lens.zoomIn() },
  { id: 'zoomOut', group: 'view', keys: ['PageDown'], isPossible: always, run: ({ lens }) => lens.zoomOut() },
  {
    ...{ id: 'labels', group: 'view', keys: ['n'], isPossible: always },
    run: ({ desk }) => desk.store.setState(({ hasLabels }) => ({ hasLabels: !hasLabels })),
  },
  {
    ...{ id: 'phone', group: 'view', keys: ['m'] },
    isPossible: ({ mission }) => mission !== null && mission.mobile !== null,
    run: ({ desk }) => desk.showMobile(!desk.store.getState().isMobile),
  },
  {
    ...{ id: 'preview', group: 'view', keys: ['p'] },
    isPossible: ({ mission }) => mission !== null,
    run: ({ desk }) => desk.store.setState(({ isPreviewed }) => ({ isPreviewed: !isPreviewed })),
  },
  {
    ...{ id: 'help', group: 'view', keys: ['F1'], isPossible: always },
    run: ({ desk }) => desk.store.setState(({ side }) => ({ side: side === 'help' ? 'properties' : 'help' })),
  },
  {
    ...{ id: 'commands', group: 'view', keys: ['?'], isPossible: always },
    run: ({ desk }) => desk.store.setState({ hasCommands: true }),
  },
]

function always(): boolean {
  return true
}
