import { unspokenIn } from './spoken-everywhere.ts'
import type { Files } from './small-world.ts'
import { background, element, json, layOutWorld, smallWorld, svg, task, taskText } from './small-world.ts'

/** A mistake that a designer makes in the small world, and the finding that must report it. */
export interface Mistake {
  title: string
  plant: (files: Files) => Files | Promise<Files>
  /** Files that are not there. */
  without?: readonly string[]
  file: string
  problem: RegExp
  hint: RegExp
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
      description: 'Sklep z ladą.',
      tasks: { sweep: { ...rest, cards: changed }, greet: taskText() },
    }),
  }
}

/** What is reported otherwise than it should be; nothing where the mistake gives exactly its one finding. */
export async function missesOf({ plant, without = [], ...meant }: Mistake): Promise<string[]> {
  const whole = { ...smallWorld(), ...(await plant(smallWorld())) }
  const files = Object.fromEntries(Object.entries(whole).filter(([path]) => !without.includes(path)))
  const world = await layOutWorld(files)
  const { findings, adventures } = await world.build()
  await world.clear()
  const reported = findings.map(
    ({ severity, file, problem, hint }) => `${severity} ${file}: ${problem}. ${hint}`,
  )
  const [finding] = findings
  const isReported =
    finding?.file === meant.file &&
    finding.severity === (meant.severity ?? 'error') &&
    meant.problem.test(finding.problem) &&
    meant.hint.test(finding.hint)
  const isPlayable = (adventures[0]?.missions.length ?? 0) > 0
  return [
    ...findings.flatMap(unspokenIn),
    ...(isReported
      ? reported.slice(1)
      : [...reported, `not reported: ${String(meant.problem)} ${String(meant.hint)}`]),
    ...(isPlayable ? [] : ['nothing can be played']),
  ]
}
