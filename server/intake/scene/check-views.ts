import { say } from '#shared/domain/findings/words.ts'
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
      say('from-without-growth', { id, from }),
      say(view === 'shop' ? 'only-space-grows' : 'out-or-space'),
      { kind: 'remove', keys: ['elements', id, 'from'] },
    )
  }
  checkShops(views, settings, findings)
  checkStages(views, settings, findings)
}

function checkShops(views: readonly ViewLayout[], { label }: Settings, findings: Findings): void {
  const [first, second] = views.filter(({ view }) => view === 'shop')
  if (!first || !second) return
  findings.error(label, say('two-shops', { first: first.id, second: second.id }), say('two-shops-hint'))
}

function checkStages(views: readonly ViewLayout[], { label }: Settings, findings: Findings): void {
  const stages = views.filter(({ view }) => view === 'my-space')
  for (const [index, { id, from }] of stages.entries()) {
    const before = stages[index - 1]
    if (before?.from !== from) continue
    findings.error(label, say('two-spaces', { first: before.id, second: id, from }), say('two-spaces-hint'))
  }
  const [first] = stages
  if (!first || first.from === 0) return
  findings.error(
    label,
    say('space-begins-late', { id: first.id, from: first.from }),
    say('space-begins-late-hint', { id: first.id }),
  )
}

/** What can be pressed at one time: of my space its last look, which is the largest. */
export function pressedTogether({ elements, views = [] }: SceneLayout): ElementLayout[] {
  const last = new Map(views.map((view) => [view.view, view]))
  return [...elements, ...last.values()]
}
