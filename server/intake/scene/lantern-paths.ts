import { say } from '#shared/domain/findings/words.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import { lanternScale, lanternsAlong } from '#shared/scene/lanterns/along.ts'
import { layerOfLanterns } from '#shared/scene/lanterns/layer-names.ts'
import type { Box } from '#shared/scene/layout.ts'
import type { Size } from '#shared/scene/measures.ts'
import type { DrawnGroup } from '../drawing/drawn-group.ts'
import { svgGroup } from '../drawing/svg-group.ts'
import { SVG_NAMESPACE } from '../drawing/walk.ts'
import type { Findings } from '../findings.ts'

type Settings = SceneFile & { label: string }

/** Lanterns that nobody has to draw, with those that burn over them, right behind the elements. */
export function withLanterns(groups: readonly DrawnGroup[], settings: Settings, size: Size): DrawnGroup[] {
  const ids = elementsOf(groups)
  const paths = Object.entries(settings.lanterns ?? {}).filter(
    ([to, { from }]) => ids.has(to) && ids.has(from),
  )
  const lanterns = paths.flatMap(([to, { points }]) => {
    const stands = lanternsAlong(
      points.map(([x, y]) => ({ x, y })),
      size.height,
    )
    return [drawn(to, false), drawn(to, true)]

    function drawn(name: string, isLit: boolean): DrawnGroup {
      const shape = isLit ? 'lit' : 'dark'
      const uses = stands.map(
        ({ x, y }) => `<use href="#${shape}" x="0" y="0" transform="translate(${x} ${y})"/>`,
      )
      const scaled = SHAPES.replaceAll('SCALE', String(lanternScale(size.height)))
      const content = `<defs>${scaled}</defs>${uses.join('')}`
      return svgGroup(
        {
          name: { role: 'layer', name: layerOfLanterns(name, isLit) },
          label: say('the-group', { name: `lanterns.${name}` }),
          file: settings.label,
          period: null,
        },
        { content, scale: 1, document: (piece, width, height) => documentOf(content, piece, width, height) },
      )
    }
  })
  const first = groups.findIndex(({ name }) => name.role === 'element')
  const behind = first < 0 ? groups.length : first
  return [...groups.slice(0, behind), ...lanterns, ...groups.slice(behind)]
}

/** Both ends of a path must be drawn. */
export function checkLanterns(groups: readonly DrawnGroup[], settings: Settings, findings: Findings): void {
  const ids = elementsOf(groups)
  for (const [to, { from }] of Object.entries(settings.lanterns ?? {})) {
    const fix = { kind: 'remove' as const, keys: ['lanterns', to] }
    const missing = [to, from].find((id) => !ids.has(id))
    if (missing !== undefined) {
      const hint = didYouMean(missing, ids) ?? say('lanterns-undrawn-hint')
      findings.error(settings.label, say('lanterns-undrawn', { to, missing }), hint, fix)
    } else if (to === from) {
      findings.error(settings.label, say('lanterns-round', { to }), say('lanterns-round-hint'), fix)
    }
  }
}

/** The place that must be done before the lanterns of a layer burn; null for any other layer. */
export function litAfter(layer: string, { lanterns = {} }: SceneFile): string | null {
  const to = Object.keys(lanterns).find((id) => layerOfLanterns(id, true) === layer)
  return (to !== undefined && entryOf(lanterns, to)?.from) || null
}

function elementsOf(groups: readonly DrawnGroup[]): Set<string> {
  return new Set(
    groups.flatMap(({ name }) => (name.role === 'element' && name.picture === 'normal' ? [name.id] : [])),
  )
}

function documentOf(content: string, { x, y, width, height }: Box, across: number, down: number): string {
  const size = `width="${across}" height="${down}" viewBox="${x} ${y} ${width} ${height}"`
  return `<svg xmlns="${SVG_NAMESPACE}" ${size} preserveAspectRatio="none">${content}</svg>`
}

/** A lantern on a float, its foot at the point: dark iron and glass; and what burning adds to it. Light is the art's own amber. */
const SHAPES = `
<radialGradient id="halo"><stop offset="0" stop-color="#FFB84D" stop-opacity=".62"/><stop offset=".35" stop-color="#FFB84D" stop-opacity=".26"/><stop offset="1" stop-color="#F2703F" stop-opacity="0"/></radialGradient>
<radialGradient id="shine"><stop offset="0" stop-color="#FFE9C0" stop-opacity=".5"/><stop offset="1" stop-color="#FFB84D" stop-opacity="0"/></radialGradient>
<g id="dark"><g transform="scale(SCALE)"><ellipse cx="0" cy="1" rx="9" ry="3" fill="#0A1F35" opacity=".45"/><path d="M-5 0Q0 3.4 5 0L3-4.4H-3Z" fill="#14304A"/><rect x="-1.1" y="-13" width="2.2" height="9" fill="#1C3A57"/><path d="M-4.6-13H4.6L3.6-22H-3.6Z" fill="#45617F"/><path d="M-4.6-13H0V-22H-3.6Z" fill="#5C7896"/><path d="M-5.2-22H5.2L0-27Z" fill="#14304A"/><rect x="-5.2" y="-13.6" width="10.4" height="1.8" rx=".9" fill="#14304A"/></g></g>
<g id="lit"><g transform="scale(SCALE)"><circle cx="0" cy="-17" r="30" fill="url(#halo)"/><ellipse cx="0" cy="3" rx="14" ry="3.4" fill="url(#shine)"/><path d="M-4.2-13.6H4.2L3.4-21.6H-3.4Z" fill="#FFB84D"/><path d="M-2-14H2L1.5-21H-1.5Z" fill="#FFE9C0"/></g></g>
`
