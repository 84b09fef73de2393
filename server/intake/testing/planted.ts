import type { Files } from './small-world.ts'
import { background, element, json, layOutWorld, smallWorld, svg, task, taskText } from './small-world.ts'

/** A fault that a designer makes in the small world, and what has to be told. */
export interface Mistake {
  title: string
  plant: (files: Files) => Files | Promise<Files>
  /** Files that are not there. */
  without?: readonly string[]
  file: string
  problem: RegExp
  mend: RegExp
  severity?: 'advice'
}

export const SHOP = 'isle/shop/scene.svg'
export const SWEEP = 'isle/shop/tasks/sweep.json'
export const BOTH = element('sweep', 120, 120) + element('greet', 360, 120)

export function drawn(groups: string): Files {
  return { [SHOP]: svg(background() + groups) }
}

export function withTask(change: Record<string, unknown>): Files {
  return { [SWEEP]: json({ ...task(), ...change }) }
}

export function withCard(card: Record<string, unknown>): Files {
  const cards = ['one', 'two'].map((id) => ({ id, picture: 'cup.svg' }))
  return withTask({
    content: { type: 'learning-pill', cards: [...cards, { id: 'three', picture: 'cup.svg', ...card }] },
  })
}

export function withScene(settings: Record<string, unknown>): Files {
  return { 'isle/shop/scene.json': json(settings) }
}

/** The Polish text of a task of the shop, changed in one of its cards. */
export function withCardText(card: 'two' | 'three', change: Record<string, unknown> | undefined): Files {
  const { cards, ...rest } = taskText()
  const changed = { ...cards, [card]: change && { ...cards[card], ...change } }
  return {
    'isle/shop/text/pl.json': json({
      name: 'Sklep',
      tasks: { sweep: { ...rest, cards: changed }, greet: taskText() },
    }),
  }
}

/** What is told otherwise than it should be; nothing where the mistake gives exactly its one finding. */
export async function missesOf({ plant, without = [], ...meant }: Mistake): Promise<string[]> {
  const whole = { ...smallWorld(), ...(await plant(smallWorld())) }
  const files = Object.fromEntries(Object.entries(whole).filter(([path]) => !without.includes(path)))
  const world = await layOutWorld(files)
  const { findings, adventures } = await world.build()
  await world.clear()
  const told = findings.map(({ severity, file, problem, mend }) => `${severity} ${file}: ${problem}. ${mend}`)
  const [finding] = findings
  const isTold =
    finding?.file === meant.file &&
    finding.severity === (meant.severity ?? 'fault') &&
    meant.problem.test(finding.problem) &&
    meant.mend.test(finding.mend)
  const isPlayable = (adventures[0]?.missions.length ?? 0) > 0
  return [
    ...(isTold ? told.slice(1) : [...told, `not told: ${String(meant.problem)} ${String(meant.mend)}`]),
    ...(isPlayable ? [] : ['nothing can be played']),
  ]
}
