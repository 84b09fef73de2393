import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { SceneFile } from '#shared/scene/files.ts'
import type { ElementLayout } from '#shared/scene/layout.ts'
import { safeBox } from '#shared/scene/measures.ts'
import { cornersOf } from '#shared/scene/polygon.ts'
import { Findings } from '../findings.ts'
import { checkGeometry } from './check-geometry.ts'
import { smallestTarget } from './measures.ts'

const MB = 1024 * 1024
const size = { width: 1920, height: 1080 }

function findingsFor(kind: 'static' | 'moving', full: number, small: number): string[] {
  const findings = new Findings()
  checkGeometry({
    kind,
    drawn: {
      layout: { size, safe: safeBox(kind, size), background: null, layers: [], elements: [] },
      pictures: [{ id: 'element harbour normal', bytes: 256 }],
      bytes: { full: full * MB, small: small * MB },
      thinnest: null,
      burnt: {},
    },
    settings: { ...z.parse(SceneFile, {}), label: 'a/scene.json' },
    label: 'a/scene.svg',
    files: new Map(),
    findings,
  })
  return findings.list.map(({ problem, hint }) => `${problem}. ${hint}`)
}

it('allows 64 MB for a scene, 96 MB for a moving map, 24 MB on phones, and names the largest picture [DESIGN-3]', () => {
  expect(findingsFor('static', 64, 24)).toEqual([])
  expect(findingsFor('moving', 96, 24)).toEqual([])
  const [over, ...others] = findingsFor('static', 65, 20)
  expect(over).toMatch(/takes 65\.0 MB of graphics memory, more than 64\.0 MB.*Largest: element harbour/)
  expect(others).toEqual([])
  expect(findingsFor('moving', 90, 25)).toEqual([expect.stringMatching(/25\.0 MB on phones/)])
})

it('says how a machine puts right what lies over the edge, is too small, or is said of nothing [DESIGN-4]', () => {
  const box = { x: 0, y: 100, width: 40, height: 40 }
  const hut: ElementLayout = {
    ...{ id: 'hut', picture: { file: { url: '/hut.webp', frame: null }, small: null, box } },
    ...{ done: null, glow: null, light: null, hover: null, veil: null, reflection: null },
    ...{ hit: cornersOf(box), label: { x: 0, y: 0 }, lamp: { x: 0, y: 0 } },
  }
  const findings = new Findings()
  checkGeometry({
    kind: 'static',
    drawn: {
      layout: { size, safe: safeBox('static', size), background: null, layers: [], elements: [hut] },
      ...{ pictures: [], bytes: { full: 0, small: 0 }, thinnest: null, burnt: {} },
    },
    settings: {
      ...z.parse(SceneFile, { elements: { hut: { label: [-5, 0], reflect: 900, from: 3 } } }),
      label: 'a/scene.json',
    },
    label: 'a/scene.svg',
    files: new Map(),
    findings,
  })
  expect(findings.list.flatMap(({ fix }) => fix ?? [])).toEqual([
    { kind: 'bringIn', element: 'hut', within: { x: 1, y: 1, width: 1918, height: 1078 } },
    { kind: 'enlarge', element: 'hut', least: 96 },
    { kind: 'remove', keys: ['elements', 'hut', 'label'] },
    { kind: 'remove', keys: ['elements', 'hut', 'reflect'] },
    { kind: 'remove', keys: ['elements', 'hut', 'from'] },
  ])
})

it('keeps what a 4:3 tablet shows, and 44 px on a screen 500 high', () => {
  expect(safeBox('static', size)).toEqual({ x: 240, y: 0, width: 1440, height: 1080 })
  expect(smallestTarget('static', size)).toBe(96)
  expect(smallestTarget('moving', { width: 3840, height: 2160 })).toBe(96)
})
