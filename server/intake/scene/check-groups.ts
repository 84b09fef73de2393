import type { SceneFile } from '#shared/scene/files.ts'
import type { DrawnGroup } from '../drawing/layered-drawing.ts'
import { misspelledState } from '../drawing/group-name.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '../nearest.ts'

/** Checks the names of groups against each other and against scene.json; gives those that can be shown. */
export function checkGroups(
  groups: readonly DrawnGroup[],
  settings: SceneFile & { label: string },
  file: string,
  findings: Findings,
): DrawnGroup[] {
  const seen = new Set<string>()
  const elements = new Set(
    groups.flatMap(({ name }) => (name.role === 'element' && name.picture === 'normal' ? [name.id] : [])),
  )
  const layers = new Set(
    groups.flatMap(({ name }) => (name.role === 'layer' || name.role === 'front' ? [name.name] : [])),
  )
  const usable = groups.filter((group) => {
    const { name, label } = group
    const id = identity(group)
    if (seen.has(id)) {
      findings.fault(
        file,
        `the group "${label}" is there twice`,
        'Rename one of them, or put both into one group.',
      )
      return false
    }
    seen.add(id)
    if (name.role !== 'element') return true
    const misspelled = name.picture === 'normal' ? misspelledState(name.id, elements) : null
    if (misspelled) {
      const meant = `element ${misspelled.id} ${misspelled.state}`
      findings.fault(file, `the group "${label}" names no state that there is`, `Did you mean "${meant}"?`)
      return false
    }
    if (elements.has(name.id)) return true
    const mend = didYouMean(name.id, elements).trim() || `Draw the group "element ${name.id}" too.`
    findings.fault(file, `the group "${label}" belongs to no element`, mend)
    return false
  })
  if (!seen.has('background')) {
    findings.fault(file, 'has no background', 'Draw a group "background" over the whole canvas.')
  }
  checkSettings(settings, 'layers', layers, findings)
  checkSettings(settings, 'elements', elements, findings)
  checkOrder(usable, file, findings)
  return usable
}

function identity({ name }: DrawnGroup): string {
  if (name.role === 'background') return 'background'
  return name.role === 'element' ? `element ${name.id} ${name.picture}` : `layer ${name.name}`
}

function checkSettings(
  settings: SceneFile & { label: string },
  part: 'layers' | 'elements',
  drawn: ReadonlySet<string>,
  findings: Findings,
): void {
  for (const name of Object.keys(settings[part])) {
    if (drawn.has(name)) continue
    const mend = didYouMean(name, drawn).trim() || `Take it out, or name a group of the drawing so.`
    findings.fault(settings.label, `${part}.${name} is not in the drawing`, mend)
  }
}

function checkOrder(groups: readonly DrawnGroup[], file: string, findings: Findings): void {
  const isElement = ({ name }: DrawnGroup): boolean => name.role === 'element' && name.picture === 'normal'
  const between = groups.slice(groups.findIndex(isElement), groups.findLastIndex(isElement) + 1)
  for (const { name, label } of between) {
    if (name.role !== 'layer') continue
    findings.advise(
      file,
      `the group "${label}" lies between elements`,
      'It is shown behind all of them: move it below the first, or make it part of an element.',
    )
  }
}
