import type { SceneFile } from '#shared/scene/files.ts'
import type { ElementLayout, SceneLayout, ViewLayout } from '#shared/scene/layout.ts'
import type { Findings } from '../findings.ts'

type Settings = SceneFile & { label: string }

/** Reports what scene.json says of places that lead to other parts of the game, where it cannot hold. */
export function checkViews({ views = [] }: SceneLayout, settings: Settings, findings: Findings): void {
  for (const [id, { view, from }] of Object.entries(settings.elements)) {
    if (from === undefined || view === 'my-space') continue
    findings.error(
      settings.label,
      `elements.${id}.from ${from} is said of a place that does not grow`,
      view === 'shop' ? 'Take it out: only my space grows.' : 'Take it out, or add "view": "my-space".',
    )
  }
  checkShops(views, settings, findings)
  checkStages(views, settings, findings)
}

function checkShops(views: readonly ViewLayout[], { label }: Settings, findings: Findings): void {
  const [first, second] = views.filter(({ view }) => view === 'shop')
  if (!first || !second) return
  findings.error(
    label,
    `elements.${first.id} and elements.${second.id} both lead to the shop`,
    'Leave one of them; call the other one a layer.',
  )
}

function checkStages(views: readonly ViewLayout[], { label }: Settings, findings: Findings): void {
  const stages = views.filter(({ view }) => view === 'my-space')
  for (const [index, { id, from }] of stages.entries()) {
    const before = stages[index - 1]
    if (before?.from !== from) continue
    findings.error(
      label,
      `elements.${before.id} and elements.${id} both show my space from ${from} % on`,
      'Give one of them another "from": the share of the adventure from which on my space looks so.',
    )
  }
  const [first] = stages
  if (!first || first.from === 0) return
  findings.error(
    label,
    `my space is not there for newcomers: it begins with elements.${first.id} at ${first.from} %`,
    `Draw how it begins, with "from": 0, or write that for "${first.id}".`,
  )
}

/** What can be pressed at one time: of my space its last look, which is the largest. */
export function pressedTogether({ elements, views = [] }: SceneLayout): ElementLayout[] {
  const last = new Map(views.map((view) => [view.view, view]))
  return [...elements, ...last.values()]
}
