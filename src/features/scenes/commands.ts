import type { Bench } from './bench.ts'
import { change } from './change.ts'
import { copySelected, cutSelected, duplicateSelected, pasteClip } from './clipboard.ts'
import type { EditWord } from './edit-words.ts'
import { middleOf } from '#shared/scene/stand.ts'
import {
  alignWishes,
  boxOf,
  distributeWishes,
  EDGES,
  type Edge,
  growWishes,
  moveWishes,
  resetWishes,
  type LiveScene,
} from './moves.ts'
import { drawingWishes, orderWish } from './order.ts'
import type { OrderStep } from './rules/drawing-order.ts'
import type { Thing } from './scene-file.ts'
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
  changing(
    'sized',
    (liveScene, things) =>
      things.flatMap((thing) => {
        const box = boxOf(liveScene, thing)
        return box ? growWishes(liveScene, thing, factor, middleOf(box)) : []
      }),
    true,
  )

/** Every command of the editor, once: its keys, its place in the menu, its name for screen readers. */
export const COMMANDS: readonly Command[] = [
  {
    ...{ id: 'undo', group: 'edit', keys: ['Mod+z'] },
    isPossible: ({ edits }) => edits.store.getState().past.length > 0,
    run: ({ save }) => void save.go(-1),
  },
  {
    ...{ id: 'redo', group: 'edit', keys: ['Mod+Shift+z', 'Mod+y'] },
    isPossible: ({ edits }) => edits.store.getState().future.length > 0,
    run: ({ save }) => void save.go(1),
  },
  {
    ...{ id: 'cut', group: 'edit', keys: ['Mod+x'] },
    isPossible: hasMovable,
    run: (bench) => void cutSelected(bench),
  },
  {
    ...{ id: 'copy', group: 'edit', keys: ['Mod+c'] },
    isPossible: hasSelection,
    run: (bench) => void copySelected(bench),
  },
  {
    ...{ id: 'paste', group: 'edit', keys: ['Mod+v'] },
    isPossible: ({ desk, liveScene }) => desk.store.getState().clip.length > 0 && liveScene !== null,
    run: (bench) => void pasteClip(bench),
  },
  {
    ...{ id: 'duplicate', group: 'edit', keys: ['Mod+d'] },
    isPossible: hasSelection,
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
    isPossible: hasSelection,
    run: ({ desk }) => desk.select([]),
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
    ...{ id: 'commands', group: 'view', keys: ['?'], isPossible: always },
    run: ({ desk }) => desk.store.setState({ hasCommands: true }),
  },
]

function always(): boolean {
  return true
}

/** A key as the table writes it; the Shift that a sign is typed with does not count. */
export function pressed({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const hasMod = ctrlKey || metaKey
  const isSign = key.length === 1 && !hasMod
  const parts = [
    hasMod && 'Mod',
    altKey && 'Alt',
    shiftKey && !isSign && 'Shift',
    key.length === 1 ? key.toLowerCase() : key,
  ]
  return parts.filter((part) => part !== false).join('+')
}

/** Runs what the key stands for. @returns whether it stands for something that is possible now */
export function runKey(event: KeyboardEvent, bench: Bench): boolean {
  const key = pressed(event)
  const command = COMMANDS.find(({ keys }) => keys.includes(key))
  if (!command?.isPossible(bench)) return false
  command.run(bench)
  return true
}
